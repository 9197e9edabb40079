/**
 * @generated SignedSource<<8fafff04c60f8ff7afc0cabd135fcbc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type VetNumber_animal$data = {
  readonly name: string;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly vetPhone: string | null;
  readonly " $fragmentType": "VetNumber_animal";
};
export type VetNumber_animal$key = {
  readonly " $data"?: VetNumber_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"VetNumber_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VetNumber_animal",
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
      "name": "vetPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "0bd4bdea555a89b9e583968d6aba5c20";

export default node;
