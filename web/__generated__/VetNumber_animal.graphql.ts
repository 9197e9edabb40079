/**
 * @generated SignedSource<<cb74da619f96485e7c5f31e991775f10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VetNumber_animal$data = {
  readonly name: string;
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
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "6629f1dfbac387e246fb28f0da870d35";

export default node;
