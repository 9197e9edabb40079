/**
 * @generated SignedSource<<cac53b6084dd2dd22ff62256311c61bf>>
 * @relayHash 767a8a7d0857e85b87f113ad86b07f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3f5f95de6dbb1c93450915968668969ff725164c44b7604bb633e1c27e549bd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRenewCalendarMutation$variables = Record<PropertyKey, never>;
export type useRenewCalendarMutation$data = {
  readonly renewCalendar: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarChannel_viewer">;
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
                "name": "CalendarChannel_viewer"
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
    "id": "a3f5f95de6dbb1c93450915968668969ff725164c44b7604bb633e1c27e549bd",
    "metadata": {},
    "name": "useRenewCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "67647dcfa367dd290377b559e655895a";

export default node;
