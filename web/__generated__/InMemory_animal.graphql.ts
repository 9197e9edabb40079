/**
 * @generated SignedSource<<b568c1858dbde40a3b7dd06f34217f90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InMemory_animal$data = {
  readonly diedOn: string | null;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CatPhoto_record">;
  readonly " $fragmentType": "InMemory_animal";
};
export type InMemory_animal$key = {
  readonly " $data"?: InMemory_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"InMemory_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InMemory_animal",
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
      "name": "diedOn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatPhoto_record"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "76147682a0b7f706f118c77c4dd0e22d";

export default node;
