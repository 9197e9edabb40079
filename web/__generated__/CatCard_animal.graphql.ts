/**
 * @generated SignedSource<<1ca4f1471ac6dfa73b5f144ff04f186e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
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
  readonly role: CircleRole;
  readonly today: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CatDay_animal" | "CatPhoto_record" | "DayAdditions_animal" | "DeleteCatDialog_animal" | "ShareDialog_animal" | "ToDo_animal" | "todaysEntry_animal" | "worstLevel_animal">;
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
      "name": "role",
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
      "name": "ShareDialog_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCatDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "0aebc4e1c3e053b7ef5edade8be5f2d5";

export default node;
