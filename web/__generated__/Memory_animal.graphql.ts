/**
 * @generated SignedSource<<e5b4d245069e12d6bd7d30c04d36396a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Memory_animal$data = {
  readonly diedOn: string | null;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeathDialog_animal">;
  readonly " $fragmentType": "Memory_animal";
};
export type Memory_animal$key = {
  readonly " $data"?: Memory_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Memory_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Memory_animal",
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
      "name": "DeathDialog_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "04e4fd5682f560fffb99e313a31ad872";

export default node;
