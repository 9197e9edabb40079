/**
 * @generated SignedSource<<80404e5c594342e9c0074ff9d9d566a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTestClock_viewer$data = {
  readonly accountNow: string;
  readonly adminTimeOverride: string | null;
  readonly currentSystemTime: string;
  readonly timeZone: string;
  readonly today: string;
  readonly " $fragmentType": "useTestClock_viewer";
};
export type useTestClock_viewer$key = {
  readonly " $data"?: useTestClock_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTestClock_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTestClock_viewer",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9016dfad5c767b19db6bf0aa4b4ee3cd";

export default node;
