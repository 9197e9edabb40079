/**
 * @generated SignedSource<<5823498a4934bae28de0eb71b6b71013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoldedSections_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DayEvents_record" | "VetLimits_record" | "useJournalRows_record" | "usePeriodSummary_record" | "useRecordStrips_record" | "useWeightHistory_record">;
  readonly " $fragmentType": "FoldedSections_record";
};
export type FoldedSections_record$key = {
  readonly " $data"?: FoldedSections_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoldedSections_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoldedSections_record",
  "selections": [
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
      "name": "useWeightHistory_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VetLimits_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useJournalRows_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DayEvents_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "eeccfd3c699988d104fa9abd5b5c4274";

export default node;
