/**
 * @generated SignedSource<<cf908c32d6ac60a90500a629ef5ded52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
export type CircleRole = "carer" | "owner" | "sitter";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type CatCard_animal$data = {
  readonly activeWatches: ReadonlyArray<{
    readonly level: WatchLevel;
  }>;
  readonly breed: string | null;
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly day: string;
        readonly uuid: string;
      };
    }>;
  };
  readonly measurement: {
    readonly day: string;
    readonly uuid: string;
  } | null;
  readonly name: string;
  readonly ownerName: string | null;
  readonly raised: ReadonlyArray<{
    readonly severity: AlertSeverity;
  }>;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CatDay_animal" | "CatPhoto_record" | "DayAdditions_animal" | "DeleteCatDialog_animal" | "ShareDialog_animal" | "ToDo_animal">;
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
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  }
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
    {
      "alias": "latest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
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
              "selections": (v1/*:: as any*/),
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "raised",
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

(node as any).hash = "d7b87325f83b5fc5876fb6a991caf122";

export default node;
