/**
 * @generated SignedSource<<a3f550ac1925d8895fcf6b328948c631>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WeighButton_animal$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WeighDialog_animal">;
  readonly " $fragmentType": "WeighButton_animal";
};
export type WeighButton_animal$key = {
  readonly " $data"?: WeighButton_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeighButton_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeighButton_animal",
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

(node as any).hash = "32935dca8a5e573036cd527fb5eb3a09";

export default node;
