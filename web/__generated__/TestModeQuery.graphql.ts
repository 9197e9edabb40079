/**
 * @generated SignedSource<<d3527cc763703fd1bd2b0177499cae14>>
 * @relayHash 7f11f8f0fd46aeeb24750b3ccedb7e01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35ac0bbd318cb05403945921c6bbdef699e437cc7a166fa1fb63a382867dc786

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestModeQuery$variables = Record<PropertyKey, never>;
export type TestModeQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useTestClock_viewer">;
  } | null;
};
export type TestModeQuery = {
  response: TestModeQuery$data;
  variables: TestModeQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TestModeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useTestClock_viewer"
          }
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
    "name": "TestModeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "adminTimeOverride",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentSystemTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeZone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountNow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "today",
            "storageKey": null
          },
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
    "id": "35ac0bbd318cb05403945921c6bbdef699e437cc7a166fa1fb63a382867dc786",
    "metadata": {},
    "name": "TestModeQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ad6315529114a946cac34b4636711a65";

export default node;
