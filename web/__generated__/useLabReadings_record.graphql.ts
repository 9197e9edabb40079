/**
 * @generated SignedSource<<1db0bc2756e4c8e68f4e9c4bc2481193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DoseUnit = "dose" | "drop" | "mg" | "ml" | "sachet" | "tablet";
export type LabQuantity = "albumin" | "bicarbonate" | "calcium" | "creatinine" | "fgf23" | "haematocrit" | "ionisedCalcium" | "magnesium" | "ntProBnp" | "phosphate" | "potassium" | "pressure" | "sdma" | "sodium" | "t4" | "upc" | "urea" | "ureaNitrogen" | "usg";
import { FragmentRefs } from "relay-runtime";
export type useLabReadings_record$data = {
  readonly inMemorySince?: string | null;
  readonly labRemarks: ReadonlyArray<{
    readonly message: string;
    readonly quantity: LabQuantity;
    readonly rule: string;
  }>;
  readonly labResults: ReadonlyArray<{
    readonly day: string;
    readonly values: ReadonlyArray<{
      readonly quantity: LabQuantity;
      readonly rangeFrom: string | null;
      readonly rangeTo: string | null;
      readonly unit: string;
      readonly value: string;
    }>;
  }>;
  readonly today: string;
  readonly treatments: ReadonlyArray<{
    readonly amount: number | null;
    readonly course: string;
    readonly firstDay: string;
    readonly lastDay: string | null;
    readonly name: string;
    readonly unit: DoseUnit | null;
  }>;
  readonly " $fragmentType": "useLabReadings_record";
};
export type useLabReadings_record$key = {
  readonly " $data"?: useLabReadings_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLabReadings_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLabReadings_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inMemorySince",
          "storageKey": null
        }
      ],
      "type": "Animal",
      "abstractKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LabResult",
      "kind": "LinkedField",
      "name": "labResults",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LabRemark",
      "kind": "LinkedField",
      "name": "labRemarks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
      "concreteType": "Treatment",
      "kind": "LinkedField",
      "name": "treatments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "course",
          "storageKey": null
        },
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
          "name": "amount",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};
})();

(node as any).hash = "9aa328f5db9fbe3279f0832cef89cfc5";

export default node;
