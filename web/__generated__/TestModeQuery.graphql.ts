/**
 * @generated SignedSource<<e374667c7180a47c7a3203148057116d>>
 * @relayHash e1aef768e2a764488f20d62976c8a5fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4323ef31371db9ed10de23771970c08e01a521f311fd72358eeb554d24dc1307

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestModeQuery$variables = Record<PropertyKey, never>;
export type TestModeQuery$data = {
  readonly viewer: {
    readonly currentSystemTime: string;
    readonly " $fragmentSpreads": FragmentRefs<"useTestClock_viewer">;
  } | null;
};
export type TestModeQuery = {
  response: TestModeQuery$data;
  variables: TestModeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentSystemTime",
  "storageKey": null
};
return {
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
            "kind": "RequiredField",
            "field": (v0/*:: as any*/),
            "action": "NONE"
          },
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
          (v0/*:: as any*/),
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
    "id": "4323ef31371db9ed10de23771970c08e01a521f311fd72358eeb554d24dc1307",
    "metadata": {},
    "name": "TestModeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71838874a15c49c277d37bfd8bda9e74";

export default node;
