/**
 * @generated SignedSource<<8068e3ea4b3acd705bff3cf97e469888>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
export type Gender = "female" | "male";
export type NewHabit = "drinks_less" | "drinks_more" | "eats_less";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type ToDo_animal$data = {
  readonly activeWatches: ReadonlyArray<{
    readonly level: WatchLevel;
    readonly message: string;
    readonly rule: string;
  }>;
  readonly gender: Gender | null;
  readonly newHabit: NewHabit | null;
  readonly proposedBy: string | null;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"WeighDialog_animal">;
  readonly " $fragmentType": "ToDo_animal";
};
export type ToDo_animal$key = {
  readonly " $data"?: ToDo_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToDo_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToDo_animal",
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
      "name": "gender",
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
      "name": "proposedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newHabit",
      "storageKey": null
    },
    {
      "alias": "activeWatches",
      "args": null,
      "concreteType": "Watch",
      "kind": "LinkedField",
      "name": "watches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeighDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "641b5e8aee1eba80772512bb591e4be4";

export default node;
