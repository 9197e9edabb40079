/**
 * @generated SignedSource<<954f9b5f9b460ae2f588d324b938c30e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DataSection_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_viewer">;
  readonly " $fragmentType": "DataSection_viewer";
};
export type DataSection_viewer$key = {
  readonly " $data"?: DataSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataSection_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "02e5ef3c97c0958e73c9b154d5b3c004";

export default node;
