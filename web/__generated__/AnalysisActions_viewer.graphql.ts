/**
 * @generated SignedSource<<c30193eb608380c53c8cddf4479044e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalysisActions_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_viewer">;
  readonly " $fragmentType": "AnalysisActions_viewer";
};
export type AnalysisActions_viewer$key = {
  readonly " $data"?: AnalysisActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalysisActions_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewShareLink_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9ec98e66b6495a599ee447ae242b4f84";

export default node;
