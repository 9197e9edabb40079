/**
 * @generated SignedSource<<6106266fa5eb7b18e30438d36e53e613>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ShareScope = "care" | "labs" | "notes" | "photo" | "weights";
import { FragmentRefs } from "relay-runtime";
export type ShareLinkRow_link$data = {
  readonly accessCount: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly firstAccessedAt: string | null;
  readonly forWhom: string | null;
  readonly hasCode: boolean;
  readonly isRevoked: boolean;
  readonly lastAccessedAt: string | null;
  readonly lockedUntil: string | null;
  readonly scopes: ReadonlyArray<ShareScope>;
  readonly shareUrl: string;
  readonly token: string;
  readonly uuid: string;
  readonly " $fragmentType": "ShareLinkRow_link";
};
export type ShareLinkRow_link$key = {
  readonly " $data"?: ShareLinkRow_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkRow_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinkRow_link",
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
      "name": "token",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "firstAccessedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAccessedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRevoked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forWhom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedUntil",
      "storageKey": null
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "3e28383d281f9f2f18f233bc0eef4f84";

export default node;
