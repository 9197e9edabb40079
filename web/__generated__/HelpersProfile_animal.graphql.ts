/**
 * @generated SignedSource<<0a46fdaaa71f798cfd15a84b4cee4299>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HelpersProfile_animal$data = {
  readonly age: number | null;
  readonly birthDate: string | null;
  readonly breed: string | null;
  readonly inMemorySince: string | null;
  readonly ownerName: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CatPhoto_record" | "VetNumber_animal">;
  readonly " $fragmentType": "HelpersProfile_animal";
};
export type HelpersProfile_animal$key = {
  readonly " $data"?: HelpersProfile_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpersProfile_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpersProfile_animal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "breed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthDate",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatPhoto_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VetNumber_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "f0c7fc293865e344f8c44bffaf884bee";

export default node;
