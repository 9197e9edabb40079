/**
 * @generated SignedSource<<fa538f4cd0f6c085ef0e1b0a38b3512a>>
 * @relayHash 0b33fc97f685a912b6d6aa5b6bbc152e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9b421164bcb7a37cbe68872f92704668f9c536abb693ebe9386526f8cb8ac14

import { ConcreteRequest } from 'relay-runtime';
export type sendReachesQuery$variables = Record<PropertyKey, never>;
export type sendReachesQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null;
};
export type sendReachesQuery = {
  response: sendReachesQuery$data;
  variables: sendReachesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sendReachesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "sendReachesQuery",
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
    "id": "d9b421164bcb7a37cbe68872f92704668f9c536abb693ebe9386526f8cb8ac14",
    "metadata": {},
    "name": "sendReachesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f436e8c6efc2ccdbce69b523877e6d1c";

export default node;
