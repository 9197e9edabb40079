/**
 * @generated SignedSource<<6b509dc5e79334ef6a415bb55f497340>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useQuestionnaireCat_measurement$data = {
  readonly day: string;
  readonly uuid: string;
  readonly weight: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"entryFields_entry">;
  readonly " $fragmentType": "useQuestionnaireCat_measurement";
};
export type useQuestionnaireCat_measurement$key = {
  readonly " $data"?: useQuestionnaireCat_measurement$data;
  readonly " $fragmentSpreads": FragmentRefs<"useQuestionnaireCat_measurement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useQuestionnaireCat_measurement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "entryFields_entry",
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "waterMl",
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
              "concreteType": "VomitingType",
              "kind": "LinkedField",
              "name": "vomitingType",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hairball",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "waterIntolerance",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "regurgitation",
                  "storageKey": null
                }
              ],
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
              "concreteType": "UrinationSigns",
              "kind": "LinkedField",
              "name": "urinationSigns",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "straining",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bloodVisible",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "noUrination",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "urinationBallSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stool",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lethargy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quickHydrationValue",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subcutaneousPerfusion",
              "storageKey": null
            }
          ],
          "type": "DailyEntry",
          "abstractKey": "__isDailyEntry"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Measurement",
  "abstractKey": null
};

(node as any).hash = "68306f2f905fea2e581c6216451ae58e";

export default node;
