/**
 * @generated SignedSource<<04004962de59b7399dd65fe65518f5d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type OwnMembership_animal$data = {
  readonly lastDay: string | null;
  readonly name: string;
  readonly ownerName: string | null;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentType": "OwnMembership_animal";
};
export type OwnMembership_animal$key = {
  readonly " $data"?: OwnMembership_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnMembership_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnMembership_animal",
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

(node as any).hash = "95bbc12c28e39aef6b21184730a675a6";

export default node;
