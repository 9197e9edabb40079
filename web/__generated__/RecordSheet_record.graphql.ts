/**
 * @generated SignedSource<<8b91e845b28604bf75dcc936f898b185>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordSheet_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SheetAlerts_record" | "SheetHead_record" | "SheetJournal_record" | "SheetTiles_record" | "SheetWeight_record" | "dayTiles_record">;
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
      "name": "SheetTiles_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetAlerts_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetJournal_record"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "dayTiles_record",
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
          "args": [
            {
              "kind": "Literal",
              "name": "last",
              "value": 90
            }
          ],
          "concreteType": "DayStatus",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
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
                  "name": "hydration",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "appetite",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "vomiting",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "urination",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "energy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unanswered",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "days(last:90)"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetWeight_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "6154fe6ef10cffe85bab745137aab7c5";

export default node;
