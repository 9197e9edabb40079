/**
 * @generated SignedSource<<769311135ab957ce9407e2d3193bbdea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SignInMethod = "google" | "password";
import { FragmentRefs } from "relay-runtime";
export type EmailField_viewer$data = {
  readonly email: string;
  readonly emailChangeNeeds: SignInMethod | null;
  readonly " $fragmentSpreads": FragmentRefs<"EmailProof_viewer">;
  readonly " $fragmentType": "EmailField_viewer";
};
export type EmailField_viewer$key = {
  readonly " $data"?: EmailField_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailField_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailField_viewer",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailProof_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5edbffe6bdbf78d41ae3f6c6bc671402";

export default node;
