/**
 * @generated SignedSource<<cffe1229065b48b6739b2892bb697111>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Cats_viewer$data = {
  readonly today: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a1ee35293a253bd251a4087c336812b9";

export default node;
