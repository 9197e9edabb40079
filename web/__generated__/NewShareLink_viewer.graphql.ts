/**
 * @generated SignedSource<<a563bd7f1e3531c33d3b9dfe49335f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewShareLink_viewer$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "NewShareLink_viewer";
};
export type NewShareLink_viewer$key = {
  readonly " $data"?: NewShareLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewShareLink_viewer",
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

(node as any).hash = "e0eaae8aa30bbdfab65dd8dc47b98ab3";

export default node;
