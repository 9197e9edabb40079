/**
 * @generated SignedSource<<205772299d7d2b1f02b11f14c3ba73e8>>
 * @relayHash b1831fca4ce383470f0f9a7dbfd79028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5fe5d0fdf4e25f529b9873e6f3ff9cc1d4f570ffd460369902ea86493220c89

import { ConcreteRequest } from 'relay-runtime';
export type AskedReturnQuery$variables = Record<PropertyKey, never>;
export type AskedReturnQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
};
export type AskedReturnQuery = {
  response: AskedReturnQuery$data;
  variables: AskedReturnQuery$variables;
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
    "name": "AskedReturnQuery",
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
    "name": "AskedReturnQuery",
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
    "id": "f5fe5d0fdf4e25f529b9873e6f3ff9cc1d4f570ffd460369902ea86493220c89",
    "metadata": {},
    "name": "AskedReturnQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d39f999b760866aef3d97b1a6da0cdd";

export default node;
