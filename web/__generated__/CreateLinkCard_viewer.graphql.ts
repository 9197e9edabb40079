/**
 * @generated SignedSource<<8525fe83d4e527b971912daa02500f8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateLinkCard_viewer$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "CreateLinkCard_viewer";
};
export type CreateLinkCard_viewer$key = {
  readonly " $data"?: CreateLinkCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateLinkCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateLinkCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3be1eba00c84fa3f927734d2a5b7ce9a";

export default node;
