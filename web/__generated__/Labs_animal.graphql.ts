/**
 * @generated SignedSource<<45bd2fbe8017718d4642e96f96fbfdfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
export type KnownOrNot = "no" | "unknown" | "yes";
export type LabQuantity = "albumin" | "bicarbonate" | "calcium" | "creatinine" | "fgf23" | "haematocrit" | "ionisedCalcium" | "magnesium" | "ntProBnp" | "phosphate" | "potassium" | "pressure" | "sdma" | "sodium" | "t4" | "upc" | "urea" | "ureaNitrogen" | "usg";
import { FragmentRefs } from "relay-runtime";
export type Labs_animal$data = {
  readonly iris: {
    readonly because: string | null;
    readonly byVet: {
      readonly day: string;
      readonly message: string;
      readonly stage: number;
      readonly substage: string | null;
    } | null;
    readonly message: string;
    readonly stage: number | null;
  };
  readonly labResults: ReadonlyArray<{
    readonly day: string;
    readonly fasting: KnownOrNot;
    readonly hydrated: KnownOrNot;
    readonly laboratory: string | null;
    readonly note: string | null;
    readonly uuid: string;
    readonly values: ReadonlyArray<{
      readonly quantity: LabQuantity;
      readonly rangeFrom: string | null;
      readonly rangeTo: string | null;
      readonly unit: string;
      readonly value: string;
    }>;
  }>;
  readonly name: string;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLabReadings_record">;
  readonly " $fragmentType": "Labs_animal";
};
export type Labs_animal$key = {
  readonly " $data"?: Labs_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Labs_animal">;
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
  "name": "stage",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Labs_animal",
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
      "name": "role",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLabReadings_record"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IrisIndication",
      "kind": "LinkedField",
      "name": "iris",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "because",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VetStage",
          "kind": "LinkedField",
          "name": "byVet",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "substage",
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LabResult",
      "kind": "LinkedField",
      "name": "labResults",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "laboratory",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LabValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rangeFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rangeTo",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fasting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hydrated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "07b4d1b3dbc9c276f8193f22838bb2ad";

export default node;
