/**
 * @generated SignedSource<<9c535d8715f9427727ff8bafee3109f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareActions_viewer$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "ShareActions_viewer";
};
export type ShareActions_viewer$key = {
  readonly " $data"?: ShareActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareActions_viewer",
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

(node as any).hash = "9ed07e3107cb70f4ee925f2d67b44b16";

export default node;
