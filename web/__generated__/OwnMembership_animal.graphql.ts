/**
 * @generated SignedSource<<deb550c6e06c1d0e68de90e809cb9f15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type OwnMembership_animal$data = {
  readonly inMemorySince: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inMemorySince",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "1f7c20e5645fe17f76dd707dffbec1b0";

export default node;
