/**
 * @generated SignedSource<<7e7b2c08ae20edd1f20112fe536abed1>>
 * @relayHash 271fee45aadb9e2a76eeda41f263038a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7cca6d64f3e43d7b4bfed1e0114fd27ccd863c59da091cc7cef407bbbc1845

import { ConcreteRequest } from 'relay-runtime';
export type useLogoutAllMutation$variables = Record<PropertyKey, never>;
export type useLogoutAllMutation$data = {
  readonly logoutAll: {
    readonly ok: boolean;
  };
};
export type useLogoutAllMutation = {
  response: useLogoutAllMutation$data;
  variables: useLogoutAllMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OkPayload",
    "kind": "LinkedField",
    "name": "logoutAll",
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
    "name": "useLogoutAllMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogoutAllMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0c7cca6d64f3e43d7b4bfed1e0114fd27ccd863c59da091cc7cef407bbbc1845",
    "metadata": {},
    "name": "useLogoutAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b51c773330d729bd2a71f12a17850b5";

export default node;
