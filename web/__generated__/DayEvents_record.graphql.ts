/**
 * @generated SignedSource<<b5b6730b1f7f00c78746bbfe9475738a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayEvents_record$data = {
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoolDays_record">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
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

(node as any).hash = "39fa381e9e29dc614a907fc85b3d5372";

export default node;
