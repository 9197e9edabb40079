/**
 * @generated SignedSource<<f5394cafb261729cb6620824f75c4777>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "female" | "male";
import { FragmentRefs } from "relay-runtime";
export type useCatProfile_animal$data = {
  readonly age: number | null;
  readonly birthDate: string | null;
  readonly breed: string | null;
  readonly gender: Gender | null;
  readonly name: string;
  readonly uuid: string;
  readonly vetPhone: string | null;
  readonly weight: string | null;
  readonly " $fragmentType": "useCatProfile_animal";
};
export type useCatProfile_animal$key = {
  readonly " $data"?: useCatProfile_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCatProfile_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCatProfile_animal",
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
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "2af0a762741e4bdd94092654b6fb3eae";

export default node;
