/**
 * @generated SignedSource<<6d0e54a73cb2942245664de906309826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestMode_viewer$data = {
  readonly accountNow: string;
  readonly adminTimeOverride: string | null;
  readonly currentSystemTime: string;
  readonly timeZone: string;
  readonly today: string;
  readonly " $fragmentType": "TestMode_viewer";
};
export type TestMode_viewer$key = {
  readonly " $data"?: TestMode_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestMode_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestMode_viewer",
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

(node as any).hash = "38d9d5901609b72cbf3d432d5ea75dec";

export default node;
