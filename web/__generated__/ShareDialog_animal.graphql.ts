/**
 * @generated SignedSource<<deb80fbd2bda975fb0ca5f6f90e7f612>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareDialog_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_animal">;
  readonly " $fragmentType": "ShareDialog_animal";
};
export type ShareDialog_animal$key = {
  readonly " $data"?: ShareDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_animal",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewShareLink_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "162e2fa50514e99559ff99ad5f59793f";

export default node;
