/**
 * @generated SignedSource<<7482d96f72925622ccead92ffedaf244>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoolDays_record$data = {
  readonly daysWithoutStool: {
    readonly answered: number;
    readonly none: number;
  } | null;
  readonly " $fragmentType": "StoolDays_record";
};
export type StoolDays_record$key = {
  readonly " $data"?: StoolDays_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoolDays_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoolDays_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DaysWithoutStool",
      "kind": "LinkedField",
      "name": "daysWithoutStool",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "none",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "2d7409e2aa83e45fce998b219c0300de";

export default node;
