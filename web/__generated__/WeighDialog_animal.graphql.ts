/**
 * @generated SignedSource<<8d85f5464894b833e7dc12ab1dc61244>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WeighDialog_animal$data = {
  readonly name: string;
  readonly receivesFluids: boolean;
  readonly uuid: string;
  readonly weight: string | null;
  readonly " $fragmentType": "WeighDialog_animal";
};
export type WeighDialog_animal$key = {
  readonly " $data"?: WeighDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeighDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeighDialog_animal",
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
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivesFluids",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "06687577127a8b6e4f0e4ae13e933a1f";

export default node;
