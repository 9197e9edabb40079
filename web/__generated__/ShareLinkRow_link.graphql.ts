/**
 * @generated SignedSource<<7c7a799a935f0157f3db4e3fd0db86ed>>
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

(node as any).hash = "25e406d338a052d0ed95904b19360536";

export default node;
