/**
 * @generated SignedSource<<379b26ba5bb17e3b7e57f5f1f2b13cc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatCard_viewer$data = {
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_viewer">;
  readonly " $fragmentType": "CatCard_viewer";
};
export type CatCard_viewer$key = {
  readonly " $data"?: CatCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CatCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "646be3fddba718b0383d25174858ab34";

export default node;
