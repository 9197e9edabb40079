/**
 * @generated SignedSource<<71083742d407f1502a4c8c7aae00a8b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordSheet_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SheetHead_record" | "useAlerts_record" | "useJournalRows_record" | "useRecordStrips_record" | "useStatusTiles_record" | "useWeightHistory_record">;
  readonly " $fragmentType": "RecordSheet_record";
};
export type RecordSheet_record$key = {
  readonly " $data"?: RecordSheet_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordSheet_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordSheet_record",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetHead_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStatusTiles_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAlerts_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useJournalRows_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRecordStrips_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWeightHistory_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "3a2c9c8de67ddd281515f464d038cfe1";

export default node;
