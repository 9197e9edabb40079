/**
 * @generated SignedSource<<66a10a8af0678e904da8206efec37c3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "google" | "password";
import { FragmentRefs } from "relay-runtime";
export type NewTokenDialog_viewer$data = {
  readonly email: string;
  readonly emailChangeNeeds: SignInMethod | null;
  readonly " $fragmentType": "NewTokenDialog_viewer";
};
export type NewTokenDialog_viewer$key = {
  readonly " $data"?: NewTokenDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewTokenDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewTokenDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailChangeNeeds",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "db78e507f80dcea0224822a7d7ae5196";

export default node;
