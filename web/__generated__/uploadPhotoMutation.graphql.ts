/**
 * @generated SignedSource<<4944109d7e5a63022508a9a967f840e0>>
 * @relayHash 8ca6f415f29e086dec0e6e65ab1f57de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 494efaf59defb4e5904251655d33a6d5ac1f3e33448d76b4bd05f18d1d8a8e0c

import { ConcreteRequest } from 'relay-runtime';
export type uploadPhotoMutation$variables = Record<PropertyKey, never>;
export type uploadPhotoMutation$data = {
  readonly createUploadUrl: {
    readonly uploadUrl: string;
  };
};
export type uploadPhotoMutation = {
  response: uploadPhotoMutation$data;
  variables: uploadPhotoMutation$variables;
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
    "name": "uploadPhotoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "uploadPhotoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "494efaf59defb4e5904251655d33a6d5ac1f3e33448d76b4bd05f18d1d8a8e0c",
    "metadata": {},
    "name": "uploadPhotoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a97764b92a50b38d028866067392247e";

export default node;
