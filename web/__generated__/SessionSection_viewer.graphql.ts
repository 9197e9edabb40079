/**
 * @generated SignedSource<<3b4b3ac9cdde03390996fc3aebb489e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionSection_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_viewer">;
  readonly " $fragmentType": "SessionSection_viewer";
};
export type SessionSection_viewer$key = {
  readonly " $data"?: SessionSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionSection_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d3cc7f899086dda66357ba1a92d445cf";

export default node;
