/**
 * @generated SignedSource<<77ba7b59b39c37342737b6e2ebd20e9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "female" | "male";
import { FragmentRefs } from "relay-runtime";
export type AnimalForm_animal$data = {
  readonly age: number | null;
  readonly birthDate: string | null;
  readonly breed: string | null;
  readonly gender: Gender | null;
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly sharedLitter: boolean;
  readonly uuid: string;
  readonly vetPhone: string | null;
  readonly weight: string | null;
  readonly " $fragmentType": "AnimalForm_animal";
};
export type AnimalForm_animal$key = {
  readonly " $data"?: AnimalForm_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnimalForm_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnimalForm_animal",
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
      "name": "breed",
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
      "name": "weight",
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
      "name": "sharedLitter",
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

(node as any).hash = "f69b509200edbe9072a4d72040d34a85";

export default node;
