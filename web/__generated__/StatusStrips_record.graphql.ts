/**
 * @generated SignedSource<<a9b842146c111cd36e73ec89a58fbdf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusStrips_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePeriodSummary_record" | "useRecordStrips_record">;
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
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "db28757762b5654e933ab751edf065de";

export default node;
