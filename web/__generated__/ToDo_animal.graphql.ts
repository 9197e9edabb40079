/**
 * @generated SignedSource<<bba3a55819f9ce12daa0462dbe63df01>>
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
  readonly activeWatches: ReadonlyArray<{
    readonly level: WatchLevel;
    readonly message: string;
    readonly rule: string;
  }>;
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

(node as any).hash = "513e9fc67f175aab35c10036247d5f60";

export default node;
