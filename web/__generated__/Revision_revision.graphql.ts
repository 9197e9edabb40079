/**
 * @generated SignedSource<<8f6ed199cdee3cbdad18de640731cda9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Revision_revision$data = {
  readonly answeredAt: string;
  readonly by: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"entryFields_entry">;
  readonly " $fragmentType": "Revision_revision";
};
export type Revision_revision$key = {
  readonly " $data"?: Revision_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"Revision_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Revision_revision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
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
  "type": "MeasurementRevision",
  "abstractKey": null
};

(node as any).hash = "bcf4ae129b16af29db06cfbcc2658cd9";

export default node;
