/**
 * @generated SignedSource<<9df6bcb6b8ca3614e94dc62e6d3624d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useWeightHistory_record$data = {
  readonly inMemorySince?: string | null;
  readonly today: string;
  readonly weightCurve: {
    readonly changes: ReadonlyArray<{
      readonly change: string | null;
      readonly days: number;
      readonly reference: {
        readonly day: string;
        readonly weight: string;
      } | null;
    }>;
    readonly points: ReadonlyArray<{
      readonly date?: string;
      readonly day: string;
      readonly weight: string;
    }>;
  };
  readonly " $fragmentType": "useWeightHistory_record";
};
export type useWeightHistory_record$key = {
  readonly " $data"?: useWeightHistory_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWeightHistory_record">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "weight",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWeightHistory_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inMemorySince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeightCurve",
          "kind": "LinkedField",
          "name": "weightCurve",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "WeightPoint",
              "kind": "LinkedField",
              "name": "points",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "Animal",
      "abstractKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeightCurve",
      "kind": "LinkedField",
      "name": "weightCurve",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WeightPoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WeightChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "days",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "change",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WeightPoint",
              "kind": "LinkedField",
              "name": "reference",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "8420c00dc0d8bdfb61f5d737b0d85bc1";

export default node;
