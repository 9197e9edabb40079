/**
 * @generated SignedSource<<889e58a9fff821b45515fb61d02b7517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareLinkRow_link$data = {
  readonly accessCount: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isRevoked: boolean;
  readonly lastAccessedAt: string | null;
  readonly shareUrl: string;
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
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "1de5d9be2a007ff0f2084de68b5fc414";

export default node;
