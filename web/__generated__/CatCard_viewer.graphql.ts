/**
 * @generated SignedSource<<27910ab411189d653233f311230126e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatCard_viewer$data = {
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_viewer">;
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewShareLink_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7d212777d2d0943722d5b51da693aa66";

export default node;
