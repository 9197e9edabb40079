/**
 * @generated SignedSource<<606cb267ffeb8695cdb3a2a324cc8044>>
 * @relayHash 7e2ea940db51ea9ac3db73a1226ca1af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2757c65a5b2d2ff81d13551889e85941c1a7b2c266a3c165483cf260e6a942

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
      readonly " $fragmentSpreads": FragmentRefs<"TestMode_viewer" | "TimeOverride_viewer">;
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
    "id": "6e2757c65a5b2d2ff81d13551889e85941c1a7b2c266a3c165483cf260e6a942",
    "metadata": {},
    "name": "useTimeOverrideSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e11d84366e89e8e0bdae8d0e4fd633d7";

export default node;
