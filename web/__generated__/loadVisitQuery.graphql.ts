/**
 * @generated SignedSource<<9d5c573d83df9067374286c538e5b3b0>>
 * @relayHash 65988ab21e6333e20c5d0ee891479aa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84bff33579e33c18356d49fbfad79c2c21ce0e6a6645615f7029175398d6187

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
    "id": "e84bff33579e33c18356d49fbfad79c2c21ce0e6a6645615f7029175398d6187",
    "metadata": {},
    "name": "loadVisitQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c09737cb2724521d09bdf5be2c7e817";

export default node;
