/**
 * @generated SignedSource<<d4995a3bb79dc020713fc4af00836d85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewShareLink_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "NewShareLink_animal";
};
export type NewShareLink_animal$key = {
  readonly " $data"?: NewShareLink_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewShareLink_animal",
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

(node as any).hash = "448f8a500d189d5518df86a8fd5e9361";

export default node;
