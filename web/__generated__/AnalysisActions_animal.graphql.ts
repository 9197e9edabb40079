/**
 * @generated SignedSource<<cb7d03dfbfc493eb395f8eaac3bf2061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalysisActions_animal$data = {
  readonly dailyStatus: {
    readonly date: string | null;
  };
  readonly inMemorySince: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_animal">;
  readonly " $fragmentType": "AnalysisActions_animal";
};
export type AnalysisActions_animal$key = {
  readonly " $data"?: AnalysisActions_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisActions_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalysisActions_animal",
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
      "concreteType": "DailyStatus",
      "kind": "LinkedField",
      "name": "dailyStatus",
      "plural": false,
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "96dd587a75ae26b7f421f0e305c58b85";

export default node;
