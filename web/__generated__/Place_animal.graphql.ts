/**
 * @generated SignedSource<<925c82a0dab937068d9fcbf6c3850926>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type Place_animal$data = {
  readonly lastDay: string | null;
  readonly name: string;
  readonly ownerName: string | null;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentType": "Place_animal";
};
export type Place_animal$key = {
  readonly " $data"?: Place_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Place_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Place_animal",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "6bafe7a511cd2672177270c028180036";

export default node;
