/**
 * @generated SignedSource<<a4d4f79a49fd4fc6c581133067395703>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
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

(node as any).hash = "e6f378b25ea43b7191376d2779092f92";

export default node;
