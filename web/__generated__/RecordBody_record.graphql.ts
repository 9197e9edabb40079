/**
 * @generated SignedSource<<7134533fb0abfd218f72a2cae88b7171>>
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
  readonly " $fragmentSpreads": FragmentRefs<"FoldedSections_record" | "useAlerts_record" | "useStatusTiles_record">;
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
      "name": "FoldedSections_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "fc5c3b6c732dff6baf52b48b9ed2ab3b";

export default node;
