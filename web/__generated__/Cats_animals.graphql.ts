/**
 * @generated SignedSource<<87b7e96746cd33403c12fa14656ff414>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CatCard_animal" | "Portraits_animals" | "useCareToday_animal" | "useStocks_animal">;
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
      "name": "useStocks_animal"
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

(node as any).hash = "c6eca5949af787ae12c49caaaa3c4ce9";

export default node;
