/**
 * @generated SignedSource<<9a3f3055a251881d099be8269b601ac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimeOverride_viewer$data = {
  readonly adminTimeOverride: string | null;
  readonly currentSystemTime: string;
  readonly timeZone: string;
  readonly " $fragmentType": "TimeOverride_viewer";
};
export type TimeOverride_viewer$key = {
  readonly " $data"?: TimeOverride_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimeOverride_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimeOverride_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminTimeOverride",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentSystemTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8d85b8e83b8161e014e74690a7406fed";

export default node;
