/**
 * @generated SignedSource<<0c7af75b44393efe44b7fa56628dd0db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayAdditions_animal$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WeighDialog_animal">;
  readonly " $fragmentType": "DayAdditions_animal";
};
export type DayAdditions_animal$key = {
  readonly " $data"?: DayAdditions_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayAdditions_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayAdditions_animal",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeighDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "0606ff9e2bc05ba05171e9c8b09f38a7";

export default node;
