/**
 * @generated SignedSource<<5aae3298c16445a05a4ee9bb7cf93536>>
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
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CatCard_animal" | "Portraits_animals" | "useCareToday_animal">;
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
      "name": "uuid",
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
      "name": "useCareToday_animal"
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

(node as any).hash = "bb28a858e97def44f631ce4fcec667f2";

export default node;
