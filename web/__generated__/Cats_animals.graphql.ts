/**
 * @generated SignedSource<<3bc524bc3db319ddc05728749ac93086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Cats_animals$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CatCard_animal" | "Portraits_animals">;
  readonly " $fragmentType": "Cats_animals";
}>;
export type Cats_animals$key = ReadonlyArray<{
  readonly " $data"?: Cats_animals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cats_animals">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Cats_animals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatCard_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Portraits_animals"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "efaecbc938b09d49479101587f2e12aa";

export default node;
