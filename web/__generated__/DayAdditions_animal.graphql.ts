/**
 * @generated SignedSource<<9015afd8dcb87b149e519ff8ebf6b69c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayAdditions_animal$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WeighButton_animal">;
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
      "name": "WeighButton_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "ecde11d7250cc3f2faa6a7d22c4118b3";

export default node;
