/**
 * @generated SignedSource<<b59bfda5981cbe1f4a9837938190af58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailProof_viewer$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly " $fragmentType": "EmailProof_viewer";
};
export type EmailProof_viewer$key = {
  readonly " $data"?: EmailProof_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailProof_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailProof_viewer",
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
      "name": "emailVerified",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "604c2db8ac08ecf6091204a4fcedae0b";

export default node;
