/**
 * @generated SignedSource<<f910abf6c0d7906ac66a80b34d5c3241>>
 * @relayHash e478b0b452e6bdc987581d785bf56f55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fd5c73cb24b744af56e2d7d433af185120e84819bffc791afc51551657de68a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type askVisitQuery$variables = {
  since: string;
  token: string;
};
export type askVisitQuery$data = {
  readonly record: {
    readonly " $fragmentSpreads": FragmentRefs<"askVisit_record">;
  };
};
export type askVisitQuery = {
  response: askVisitQuery$data;
  variables: askVisitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "since"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "since",
    "variableName": "since"
  }
],
v4 = [
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Visit",
        "kind": "LinkedField",
        "name": "visit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLastVisit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "days",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "IndicatorChange",
            "kind": "LinkedField",
            "name": "indicators",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newSigns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weight",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doses",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "HealthRecord",
    "abstractKey": "__isHealthRecord"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "askVisitQuery",
    "selections": [
      {
        "alias": "record",
        "args": (v2/*:: as any*/),
        "concreteType": "SharedAnimal",
        "kind": "LinkedField",
        "name": "sharedAnimal",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "askVisit_record",
            "selections": (v4/*:: as any*/),
            "args": (v3/*:: as any*/),
            "argumentDefinitions": [
              (v0/*:: as any*/)
            ]
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "askVisitQuery",
    "selections": [
      {
        "alias": "record",
        "args": (v2/*:: as any*/),
        "concreteType": "SharedAnimal",
        "kind": "LinkedField",
        "name": "sharedAnimal",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7fd5c73cb24b744af56e2d7d433af185120e84819bffc791afc51551657de68a",
    "metadata": {},
    "name": "askVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e3c61d3a03956633e00bbd8a33a4d53b";

export default node;
