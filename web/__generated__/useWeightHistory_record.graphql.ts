/**
 * @generated SignedSource<<b9faab76b1aa63487760e8ea2d50fa52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useWeightHistory_record$data = {
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

(node as any).hash = "beffb79f34edde4fe1d335850f554bff";

export default node;
