/**
 * @generated SignedSource<<fa2b5562d9d11b2b20a28ecf9cda219a>>
 * @relayHash afcc3b9fd8858ff2d91499f7d8a3296b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60d264accfe32e3f8af3f52ce9cff3af6495227d428734bedc65b06e840c6f95

import { ConcreteRequest } from 'relay-runtime';
export type useUploadPhotoMutation$variables = Record<PropertyKey, never>;
export type useUploadPhotoMutation$data = {
  readonly createUploadUrl: {
    readonly uploadUrl: string;
  };
};
export type useUploadPhotoMutation = {
  response: useUploadPhotoMutation$data;
  variables: useUploadPhotoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreateUploadUrlPayload",
    "kind": "LinkedField",
    "name": "createUploadUrl",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uploadUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUploadPhotoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUploadPhotoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "60d264accfe32e3f8af3f52ce9cff3af6495227d428734bedc65b06e840c6f95",
    "metadata": {},
    "name": "useUploadPhotoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e4b0fd93f53206cb1ac5768f638fecc";

export default node;
