/**
 * @generated SignedSource<<e9e6a630957d86adb56bf5bffd37d615>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TokenAccess = "read" | "write";
import { FragmentRefs } from "relay-runtime";
export type ToolsSection_viewer$data = {
  readonly personalAccessTokens: ReadonlyArray<{
    readonly access: TokenAccess;
    readonly expiresAt: string;
    readonly lastUsedAt: string | null;
    readonly name: string;
    readonly uuid: string;
  }>;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewTokenDialog_viewer">;
  readonly " $fragmentType": "ToolsSection_viewer";
};
export type ToolsSection_viewer$key = {
  readonly " $data"?: ToolsSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToolsSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToolsSection_viewer",
  "selections": [
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
      "concreteType": "PersonalAccessToken",
      "kind": "LinkedField",
      "name": "personalAccessTokens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "access",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewTokenDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0f7da2f5328653cf1fbb58a56fb09066";

export default node;
