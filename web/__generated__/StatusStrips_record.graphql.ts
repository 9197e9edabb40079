/**
 * @generated SignedSource<<ff7b817e7effb153ba6c6bc4023c96f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusStrips_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useDayEvents_record" | "usePeriodSummary_record" | "useRecordStrips_record">;
  readonly " $fragmentType": "StatusStrips_record";
};
export type StatusStrips_record$key = {
  readonly " $data"?: StatusStrips_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusStrips_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusStrips_record",
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
      "name": "useDayEvents_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "776c3304749154c1ef29480f4a83c2c5";

export default node;
