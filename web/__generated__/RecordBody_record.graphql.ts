/**
 * @generated SignedSource<<202123632fcec0069dbc6ee3b8f9a70d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordBody_record$data = {
  readonly dailyStatus: {
    readonly date: string | null;
    readonly day: string | null;
  };
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"AlertList_record" | "JournalTable_record" | "NoticeList_record" | "StatusGrid_record" | "StatusStrips_record" | "WeightCurve_record">;
  readonly " $fragmentType": "RecordBody_record";
};
export type RecordBody_record$key = {
  readonly " $data"?: RecordBody_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordBody_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordBody_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DailyStatus",
      "kind": "LinkedField",
      "name": "dailyStatus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusGrid_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlertList_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoticeList_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusStrips_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeightCurve_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalTable_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "c76754406b69dfccae931a04559868a6";

export default node;
