/**
 * @generated SignedSource<<78328187e9a6f6f0e14d9252f078acd0>>
 * @relayHash 289cd2a0f5a010254f0689c7a64f1d33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3cc6d3dc3d0d0c0a653b01c9f079b4c0c8df56bc800b4879988ad55aa7e531f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoveCalendarMutation$variables = Record<PropertyKey, never>;
export type useRemoveCalendarMutation$data = {
  readonly removeCalendar: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"CalendarChannel_viewer">;
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
    "id": "f3cc6d3dc3d0d0c0a653b01c9f079b4c0c8df56bc800b4879988ad55aa7e531f",
    "metadata": {},
    "name": "useRemoveCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "3c42369e15ad827de053ba578cce7823";

export default node;
