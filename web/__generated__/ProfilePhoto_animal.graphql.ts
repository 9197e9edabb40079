/**
 * @generated SignedSource<<14d4391a717df6ddadcfd6ab87c9b310>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfilePhoto_animal$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CatPhoto_record" | "PhotoDialog_animal">;
  readonly " $fragmentType": "ProfilePhoto_animal";
};
export type ProfilePhoto_animal$key = {
  readonly " $data"?: ProfilePhoto_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePhoto_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePhoto_animal",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatPhoto_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "53c93ce254bf619fd04d7c1c32ba13d6";

export default node;
