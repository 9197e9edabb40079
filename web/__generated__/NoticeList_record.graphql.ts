/**
 * @generated SignedSource<<4235bd0cc14ecbc98686cf4dd2a57a82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeList_record$data = {
  readonly notices: ReadonlyArray<{
    readonly lines: ReadonlyArray<{
      readonly segments: ReadonlyArray<{
        readonly bold: boolean;
        readonly text: string;
      }>;
    }>;
    readonly reasons: ReadonlyArray<{
      readonly day: string;
      readonly label: string;
    }>;
    readonly rule: string;
  }>;
  readonly " $fragmentType": "NoticeList_record";
};
export type NoticeList_record$key = {
  readonly " $data"?: NoticeList_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeList_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeList_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Notice",
      "kind": "LinkedField",
      "name": "notices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MessageLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MessageSegment",
              "kind": "LinkedField",
              "name": "segments",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bold",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Reason",
          "kind": "LinkedField",
          "name": "reasons",
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
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "6a085c6eeedf8558b53a82069e1df4cc";

export default node;
