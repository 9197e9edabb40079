/**
 * @generated SignedSource<<84061da685c03891fac3542ab7a04e96>>
 * @relayHash 65fbb9a1864a63805946f11d821ca936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b06d0758a5f6b8e6f4338e71b78d883496a9644c17a822c3066e1562ecb4c0c3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTimeOverrideClearMutation$variables = Record<PropertyKey, never>;
export type useTimeOverrideClearMutation$data = {
  readonly clearTimeOverride: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"TestMode_viewer" | "TimeOverride_viewer">;
    };
  };
};
export type useTimeOverrideClearMutation = {
  response: useTimeOverrideClearMutation$data;
  variables: useTimeOverrideClearMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTimeOverrideClearMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TimeOverridePayload",
        "kind": "LinkedField",
        "name": "clearTimeOverride",
        "plural": false,
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
                "name": "TestMode_viewer"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TimeOverride_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTimeOverrideClearMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TimeOverridePayload",
        "kind": "LinkedField",
        "name": "clearTimeOverride",
        "plural": false,
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b06d0758a5f6b8e6f4338e71b78d883496a9644c17a822c3066e1562ecb4c0c3",
    "metadata": {},
    "name": "useTimeOverrideClearMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "dadd08fc38a715bce49020315400b1b4";

export default node;
