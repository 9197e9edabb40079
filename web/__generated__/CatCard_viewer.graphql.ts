/**
 * @generated SignedSource<<b00ac30192c1aaec334c8cf16ba44893>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatCard_viewer$data = {
  readonly today: string;
  readonly uuid: string;
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
      "name": "uuid",
      "storageKey": null
    },
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

(node as any).hash = "7cd760f0f5f6803ebf85bb45d5279fdd";

export default node;
