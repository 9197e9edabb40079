/**
 * @generated SignedSource<<b49b2a494d0e46e5d9ee37e172c713db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WeightCurve_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"weightHistory_record">;
  readonly " $fragmentType": "WeightCurve_record";
};
export type WeightCurve_record$key = {
  readonly " $data"?: WeightCurve_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeightCurve_record">;
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
  "name": "WeightCurve_record",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "weightHistory_record",
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};
})();

(node as any).hash = "5914ba11cd3300c4399ba3b8353bd180";

export default node;
