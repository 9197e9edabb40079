/**
 * @generated SignedSource<<44471910a6350676b1911654651e8cb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "google" | "password";
import { FragmentRefs } from "relay-runtime";
export type DeleteAccountDialog_viewer$data = {
  readonly email: string;
  readonly emailChangeNeeds: SignInMethod | null;
  readonly " $fragmentType": "DeleteAccountDialog_viewer";
};
export type DeleteAccountDialog_viewer$key = {
  readonly " $data"?: DeleteAccountDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountDialog_viewer",
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

(node as any).hash = "2ea6b8c1705f720c1a7233e82401496e";

export default node;
