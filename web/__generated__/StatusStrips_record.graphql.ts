/**
 * @generated SignedSource<<0f3eb86b54d3373a3feaafbd5d3698d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusStrips_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"dayTiles_record">;
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
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "04d9e5b02670d4afae970c7f53a84568";

export default node;
