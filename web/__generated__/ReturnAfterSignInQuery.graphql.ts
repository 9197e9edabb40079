/**
 * @generated SignedSource<<abfc695758bf5c2921265188870aefbc>>
 * @relayHash bbd07b32ab502bd65184cf91caa82c29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a1695d5db97cf6c2c8db3cce18b491d77c1701f5a5ff15d1c7137b50e452543

import { ConcreteRequest } from 'relay-runtime';
export type ReturnAfterSignInQuery$variables = Record<PropertyKey, never>;
export type ReturnAfterSignInQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
};
export type ReturnAfterSignInQuery = {
  response: ReturnAfterSignInQuery$data;
  variables: ReturnAfterSignInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnAfterSignInQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReturnAfterSignInQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9a1695d5db97cf6c2c8db3cce18b491d77c1701f5a5ff15d1c7137b50e452543",
    "metadata": {},
    "name": "ReturnAfterSignInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8bfcd969553a50c52d7dadb041dfdee5";

export default node;
