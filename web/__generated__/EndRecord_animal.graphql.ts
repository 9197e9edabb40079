/**
 * @generated SignedSource<<00f30981645e630d928924b2ebd7ada7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EndRecord_animal$data = {
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeathDialog_animal" | "DeleteCatDialog_animal">;
  readonly " $fragmentType": "EndRecord_animal";
};
export type EndRecord_animal$key = {
  readonly " $data"?: EndRecord_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndRecord_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndRecord_animal",
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
      "name": "DeathDialog_animal"
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

(node as any).hash = "5d5b9855700c4ea9d56ed08291c7b640";

export default node;
