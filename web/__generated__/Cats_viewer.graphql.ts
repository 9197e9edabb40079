/**
 * @generated SignedSource<<bcd3105c372a134537dce63b16889b4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Cats_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CatCard_viewer">;
  readonly " $fragmentType": "Cats_viewer";
};
export type Cats_viewer$key = {
  readonly " $data"?: Cats_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cats_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cats_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "02a35bba0571f7d2ae90a2a7db76acfc";

export default node;
