/**
 * @generated SignedSource<<12c3a8240231b293a840e7ce41c7fb84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayEvents_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StoolDays_record" | "useDayEvents_record">;
  readonly " $fragmentType": "DayEvents_record";
};
export type DayEvents_record$key = {
  readonly " $data"?: DayEvents_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayEvents_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayEvents_record",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDayEvents_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoolDays_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "40d4f2ea4cd812b412e7928338ba9556";

export default node;
