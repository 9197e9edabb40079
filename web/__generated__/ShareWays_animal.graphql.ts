/**
 * @generated SignedSource<<2d96c0ea2a0ac7cba59734b156aa8c03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareWays_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "ShareWays_animal";
};
export type ShareWays_animal$key = {
  readonly " $data"?: ShareWays_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareWays_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareWays_animal",
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
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "51a0d3b9242939f30a3ff256f8f07339";

export default node;
