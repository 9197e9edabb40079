/**
 * @generated SignedSource<<80d0fa478017563893742f3429ca92c5>>
 * @relayHash c40d1d84e768c6775e5460a05caf5fa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e79a9f48754edf7c6e4bda1584d3fdd9c300373ca7179c47d3a28b282efba53

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTimeOverrideClearMutation$variables = Record<PropertyKey, never>;
export type useTimeOverrideClearMutation$data = {
  readonly clearTimeOverride: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"useTestClock_viewer">;
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
                "name": "useTestClock_viewer"
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
    "id": "5e79a9f48754edf7c6e4bda1584d3fdd9c300373ca7179c47d3a28b282efba53",
    "metadata": {},
    "name": "useTimeOverrideClearMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "5f1ae8b5bcabe61fc0af5e9c0e0d7914";

export default node;
