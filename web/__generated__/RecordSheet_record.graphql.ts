/**
 * @generated SignedSource<<eeb5d058c194713a424faacb1be2da03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordSheet_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SheetHead_record" | "StoolDays_record" | "VetLimits_record" | "useAlerts_record" | "useJournalRows_record" | "usePeriodSummary_record" | "useRecordStrips_record" | "useStatusTiles_record" | "useWeightHistory_record">;
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
      "name": "usePeriodSummary_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoolDays_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWeightHistory_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VetLimits_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "9c41f8f4334d7a17f895ccba77bc2fbd";

export default node;
