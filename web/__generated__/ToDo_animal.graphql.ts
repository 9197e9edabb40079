/**
 * @generated SignedSource<<ba4b439f6c42c425f8a6266e8726965f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type ToDo_animal$data = {
  readonly proposedBy: string | null;
  readonly role: CircleRole;
  readonly standing: ReadonlyArray<{
    readonly level: WatchLevel;
    readonly message: string;
    readonly rule: string;
  }>;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"WeighButton_animal">;
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
      "alias": "standing",
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
      "name": "WeighButton_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "13d5b4ca633100fe1979ee41a655a724";

export default node;
