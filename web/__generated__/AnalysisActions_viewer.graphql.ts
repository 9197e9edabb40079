/**
 * @generated SignedSource<<f8278ad5163cece1422eabd3c7925c80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalysisActions_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_viewer">;
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
      "name": "ShareDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1b58a46662ee1e6f349c498cb4339289";

export default node;
