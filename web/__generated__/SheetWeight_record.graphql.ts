/**
 * @generated SignedSource<<00ef751c018ee18eb4c8f98eba1f9ea0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SheetWeight_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"weightHistory_record">;
  readonly " $fragmentType": "SheetWeight_record";
};
export type SheetWeight_record$key = {
  readonly " $data"?: SheetWeight_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetWeight_record">;
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
  "name": "SheetWeight_record",
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

(node as any).hash = "2b582521e0e0cccd8d9e6c1a96dc7859";

export default node;
