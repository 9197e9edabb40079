/**
 * @generated SignedSource<<b5ac09907005e6079bef87272176b97b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type CardActions_animal$data = {
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCatDialog_animal" | "ShareDialog_animal">;
  readonly " $fragmentType": "CardActions_animal";
};
export type CardActions_animal$key = {
  readonly " $data"?: CardActions_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardActions_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardActions_animal",
  "selections": [
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
      "name": "role",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_animal"
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

(node as any).hash = "9cc994841c6710cb722a32e465013f14";

export default node;
