/**
 * @generated SignedSource<<3d78b68e0e0f3f8824136882fc996b11>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DayEvents_record" | "StatusStrips_record" | "VetLimits_record" | "useAlerts_record" | "useJournalRows_record" | "useStatusTiles_record" | "useWeightHistory_record">;
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
      "name": "StatusStrips_record"
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

(node as any).hash = "e6ad2b8d6b24858d1a0979735100fa8d";

export default node;
