/**
 * @generated SignedSource<<79d8c82aad15d598ebdfa0629c742a7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatCard_animal$data = {
  readonly breed: string | null;
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly day: string;
      };
    }>;
  };
  readonly name: string;
  readonly ownerName: string | null;
  readonly today: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_animal" | "CatDay_animal" | "CatPhoto_record" | "DayAdditions_animal" | "ToDo_animal" | "todaysEntry_animal" | "worstLevel_animal">;
  readonly " $fragmentType": "CatCard_animal";
};
export type CatCard_animal$key = {
  readonly " $data"?: CatCard_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatCard_animal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "today",
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CatCard_animal",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "breed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": "latest",
      "args": (v2/*:: as any*/),
      "concreteType": "MeasurementConnection",
      "kind": "LinkedField",
      "name": "measurements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasurementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Measurement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "measurements(first:1)"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "todaysEntry_animal",
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": "latest",
          "args": (v2/*:: as any*/),
          "concreteType": "MeasurementConnection",
          "kind": "LinkedField",
          "name": "measurements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MeasurementEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Measurement",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v4/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "measurements(first:1)"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Measurement",
          "kind": "LinkedField",
          "name": "measurement",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "worstLevel_animal",
      "selections": [
        {
          "alias": "activeAlerts",
          "args": null,
          "concreteType": "Alert",
          "kind": "LinkedField",
          "name": "alerts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "severity",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": "activeWatches",
          "args": null,
          "concreteType": "Watch",
          "kind": "LinkedField",
          "name": "watches",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatPhoto_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatDay_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ToDo_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DayAdditions_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardActions_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "d2af8639556c96a58a7d19a0b41edfdc";

export default node;
