/**
 * @generated SignedSource<<c5ec92a4fdf093da956343a966c04f44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareWays_viewer$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "ShareWays_viewer";
};
export type ShareWays_viewer$key = {
  readonly " $data"?: ShareWays_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareWays_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareWays_viewer",
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

(node as any).hash = "afcf15813b0dab9fd072843edbe26880";

export default node;
