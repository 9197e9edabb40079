/**
 * @generated SignedSource<<3dc32a332107aeb73fd30f66133b7158>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReminderForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReminderChannels_viewer">;
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
      "name": "ReminderChannels_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0685c7347cff7bd2186634150560a6e1";

export default node;
