/**
 * @generated SignedSource<<9a18607dee90fdd1b22514c88a5fcaae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReminderForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Ways_viewer">;
  readonly " $fragmentType": "ReminderForm_viewer";
};
export type ReminderForm_viewer$key = {
  readonly " $data"?: ReminderForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ways_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "613077e823339b0ab4cd4255b474f92e";

export default node;
