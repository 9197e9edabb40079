/**
 * @generated SignedSource<<2b5d20d62c75ee8a77cdb6efe385bdcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteCatDialog_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "DeleteCatDialog_animal";
};
export type DeleteCatDialog_animal$key = {
  readonly " $data"?: DeleteCatDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCatDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCatDialog_animal",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "50b7a8c234ce781dc4e02f4dc38e2777";

export default node;
