/**
 * @generated SignedSource<<2030e18544c3259ccdd6578019b8a0e6>>
 * @relayHash 335fd5bd3a70bff242104a3c6a789ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaee89c04759c79d963822b99e5479d69a33a2a3979c5e789a6cee200b8e6216

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type loadVisitQuery$variables = {
  since: string;
  token: string;
};
export type loadVisitQuery$data = {
  readonly record: {
    readonly " $fragmentSpreads": FragmentRefs<"loadVisit_record">;
  };
};
export type loadVisitQuery = {
  response: loadVisitQuery$data;
  variables: loadVisitQuery$variables;
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
            "name": "isRecordStart",
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
    "name": "loadVisitQuery",
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
            "name": "loadVisit_record",
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
    "name": "loadVisitQuery",
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
    "id": "aaee89c04759c79d963822b99e5479d69a33a2a3979c5e789a6cee200b8e6216",
    "metadata": {},
    "name": "loadVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c09737cb2724521d09bdf5be2c7e817";

export default node;
