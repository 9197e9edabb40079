/**
 * @generated SignedSource<<70e627e93851a3dc81a47103c6fe48e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Farewell_animal$data = {
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCatDialog_animal" | "FarewellDialog_animal">;
  readonly " $fragmentType": "Farewell_animal";
};
export type Farewell_animal$key = {
  readonly " $data"?: Farewell_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Farewell_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Farewell_animal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inMemorySince",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FarewellDialog_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCatDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "b4b35ebbd1ff0c007a3c680da94e2a68";

export default node;
