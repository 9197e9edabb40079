/**
 * @generated SignedSource<<169f0b89d766b9566f64ec0e4496bda9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
import { FragmentRefs } from "relay-runtime";
export type AlertList_record$data = {
  readonly alerts: ReadonlyArray<{
    readonly hidden: boolean;
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
    readonly severity: AlertSeverity;
  }>;
  readonly " $fragmentType": "AlertList_record";
};
export type AlertList_record$key = {
  readonly " $data"?: AlertList_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlertList_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlertList_record",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "includeHidden",
          "value": true
        }
      ],
      "concreteType": "Alert",
      "kind": "LinkedField",
      "name": "alerts",
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
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hidden",
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
      "storageKey": "alerts(includeHidden:true)"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "d69e2e8162cfb69e7571ff4824f7530b";

export default node;
