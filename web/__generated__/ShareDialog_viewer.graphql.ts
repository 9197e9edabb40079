/**
 * @generated SignedSource<<15523d6e5e7a258ef59e4673aa5a9945>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareDialog_viewer$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "ShareDialog_viewer";
};
export type ShareDialog_viewer$key = {
  readonly " $data"?: ShareDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7ec08243d128b9fd701a5254d833903b";

export default node;
