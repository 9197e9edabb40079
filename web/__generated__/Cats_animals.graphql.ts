/**
 * @generated SignedSource<<a0da140cf28e7304ab2a397a7a71cfa7>>
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

(node as any).hash = "992b72789a8d807b0f49c487cf40a7bf";

export default node;
