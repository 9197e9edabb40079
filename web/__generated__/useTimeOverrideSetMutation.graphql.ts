/**
 * @generated SignedSource<<62cdf1151ee004e695cf96315a4a0dd1>>
 * @relayHash d00fb69c1a7ba1c4f6af69e4fd92c8f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa91a99ff0d41ec381cf35665e062ad9d448d9853f66bdb6c9edf442722295e7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetTimeOverrideInput = {
  date: string;
};
export type useTimeOverrideSetMutation$variables = {
  input: SetTimeOverrideInput;
};
export type useTimeOverrideSetMutation$data = {
  readonly setTimeOverride: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"useTestClock_viewer">;
    };
  };
};
export type useTimeOverrideSetMutation = {
  response: useTimeOverrideSetMutation$data;
  variables: useTimeOverrideSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTimeOverrideSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TimeOverridePayload",
        "kind": "LinkedField",
        "name": "setTimeOverride",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTimeOverrideSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TimeOverridePayload",
        "kind": "LinkedField",
        "name": "setTimeOverride",
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
    "id": "fa91a99ff0d41ec381cf35665e062ad9d448d9853f66bdb6c9edf442722295e7",
    "metadata": {},
    "name": "useTimeOverrideSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3266f4c9699d00acdd300e1512a7f54";

export default node;
