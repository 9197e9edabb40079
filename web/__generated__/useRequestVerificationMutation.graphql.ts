/**
 * @generated SignedSource<<6ae63709254d1b20fa31e056864e0ca4>>
 * @relayHash 34f04968ecf2f0009defd74a23798882
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3f37a74fcf479e819fbbc8324069acf11a0ae23f69c8513b29bb590694b8f74

import { ConcreteRequest } from 'relay-runtime';
export type useRequestVerificationMutation$variables = Record<PropertyKey, never>;
export type useRequestVerificationMutation$data = {
  readonly requestEmailVerification: {
    readonly ok: boolean;
  };
};
export type useRequestVerificationMutation = {
  response: useRequestVerificationMutation$data;
  variables: useRequestVerificationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OkPayload",
    "kind": "LinkedField",
    "name": "requestEmailVerification",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
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
    "name": "useRequestVerificationMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRequestVerificationMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f3f37a74fcf479e819fbbc8324069acf11a0ae23f69c8513b29bb590694b8f74",
    "metadata": {},
    "name": "useRequestVerificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2cdc76b634a916f7d2b67bfeb4650baa";

export default node;
