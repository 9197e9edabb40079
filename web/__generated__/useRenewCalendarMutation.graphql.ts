/**
 * @generated SignedSource<<e9e277d77ce602545873e450f84cfd77>>
 * @relayHash a58a553e805210fd6cbac10cd1cdb57a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2067ca6c6b97d30ef822d0e44a001f1ebccb5b0cf61abdfcf84ef4f6ba4a791

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRenewCalendarMutation$variables = Record<PropertyKey, never>;
export type useRenewCalendarMutation$data = {
  readonly renewCalendar: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarWay_viewer">;
    };
  };
};
export type useRenewCalendarMutation = {
  response: useRenewCalendarMutation$data;
  variables: useRenewCalendarMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenewCalendarMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "renewCalendar",
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
    "name": "useRenewCalendarMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "renewCalendar",
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
    "id": "d2067ca6c6b97d30ef822d0e44a001f1ebccb5b0cf61abdfcf84ef4f6ba4a791",
    "metadata": {},
    "name": "useRenewCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "44d87a3f1fad5a5e5124bb747d8bdc7f";

export default node;
