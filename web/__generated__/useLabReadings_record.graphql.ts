/**
 * @generated SignedSource<<664cc3fab5f2313a3a676cb1d838045f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DoseUnit = "dose" | "drop" | "mg" | "ml" | "sachet" | "tablet";
export type LabQuantity = "calcium" | "creatinine" | "haematocrit" | "phosphate" | "potassium" | "pressure" | "sdma" | "t4" | "upc" | "urea" | "usg";
import { FragmentRefs } from "relay-runtime";
export type useLabReadings_record$data = {
  readonly labResults: ReadonlyArray<{
    readonly day: string;
    readonly values: ReadonlyArray<{
      readonly quantity: LabQuantity;
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
            (v0/*:: as any*/)
          ],
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
        (v0/*:: as any*/),
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

(node as any).hash = "865fdb675a2ccb610572cc4acfc0f61a";

export default node;
