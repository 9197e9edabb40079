/**
 * @generated SignedSource<<91fc84c3219668d55b6ce7dec26bb14c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CareToday_animal" | "CatCard_animal" | "Portraits_animals">;
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
      "name": "CareToday_animal"
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

(node as any).hash = "17cf6b000e6d36d2cf65c0c2097330ef";

export default node;
