/**
 * @generated SignedSource<<3060c2a6cd3713a0840290239241ed21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FarewellDialog_animal$data = {
  readonly diedOn: string | null;
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly today: string;
  readonly uuid: string;
  readonly " $fragmentType": "FarewellDialog_animal";
};
export type FarewellDialog_animal$key = {
  readonly " $data"?: FarewellDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"FarewellDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FarewellDialog_animal",
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
      "name": "today",
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

(node as any).hash = "6a266625c9613e07faac5367c3e506de";

export default node;
