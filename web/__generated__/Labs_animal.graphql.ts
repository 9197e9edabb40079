/**
 * @generated SignedSource<<7acebea8f9cc6caa14df7edc012455fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type KnownOrNot = "no" | "unknown" | "yes";
export type LabQuantity = "calcium" | "creatinine" | "haematocrit" | "phosphate" | "potassium" | "pressure" | "sdma" | "t4" | "upc" | "urea" | "usg";
import { FragmentRefs } from "relay-runtime";
export type Labs_animal$data = {
  readonly iris: {
    readonly message: string;
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
      readonly unit: string;
      readonly value: string;
    }>;
  }>;
  readonly name: string;
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
      "concreteType": "LabResult",
      "kind": "LinkedField",
      "name": "labResults",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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

(node as any).hash = "68b863fff3f55cab5d397d56127935d2";

export default node;
