/**
 * @generated SignedSource<<8ef50ca007141152add6ac650532281c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordSheet_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SheetAlerts_record" | "SheetHead_record" | "SheetJournal_record" | "SheetTiles_record" | "dayTiles_record" | "weightHistory_record">;
  readonly " $fragmentType": "RecordSheet_record";
};
export type RecordSheet_record$key = {
  readonly " $data"?: RecordSheet_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordSheet_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "today",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
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
        (v0/*:: as any*/),
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
            (v1/*:: as any*/),
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
      "kind": "InlineDataFragmentSpread",
      "name": "weightHistory_record",
      "selections": [
        (v0/*:: as any*/),
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
              "selections": (v2/*:: as any*/),
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
                  "selections": (v2/*:: as any*/),
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

(node as any).hash = "10bfa5b6b4109063fe3b8e406b3effa6";

export default node;
