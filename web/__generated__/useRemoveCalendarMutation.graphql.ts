/**
 * @generated SignedSource<<8af8b44d1bd9badb2b281a8aee152c66>>
 * @relayHash 5729f49f86866a8ee256ce0215738189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5383fce2db53b37563378ae0638fe3f98ea2d742a532600f13052e00d911b3b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoveCalendarMutation$variables = Record<PropertyKey, never>;
export type useRemoveCalendarMutation$data = {
  readonly removeCalendar: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarWay_viewer">;
    };
  };
};
export type useRemoveCalendarMutation = {
  response: useRemoveCalendarMutation$data;
  variables: useRemoveCalendarMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveCalendarMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "removeCalendar",
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
                "name": "CalendarWay_viewer"
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
    "name": "useRemoveCalendarMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "removeCalendar",
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
                "concreteType": "CalendarAddress",
                "kind": "LinkedField",
                "name": "calendar",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  }
                ],
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
    "id": "d5383fce2db53b37563378ae0638fe3f98ea2d742a532600f13052e00d911b3b",
    "metadata": {},
    "name": "useRemoveCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "2e4b70cf881466a300cbd55ad6449e32";

export default node;
