/**
 * @generated SignedSource<<129a7d02683da98ecd341fcda0b6d1dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePeriodSummary_record$data = {
  readonly month: string | null;
  readonly season: string | null;
  readonly " $fragmentType": "usePeriodSummary_record";
};
export type usePeriodSummary_record$key = {
  readonly " $data"?: usePeriodSummary_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePeriodSummary_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePeriodSummary_record",
  "selections": [
    {
      "alias": "month",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 30
        }
      ],
      "kind": "ScalarField",
      "name": "periodSummary",
      "storageKey": "periodSummary(last:30)"
    },
    {
      "alias": "season",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 90
        }
      ],
      "kind": "ScalarField",
      "name": "periodSummary",
      "storageKey": "periodSummary(last:90)"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "0bb50d7f4df3fe41b9459eba46b5f768";

export default node;
