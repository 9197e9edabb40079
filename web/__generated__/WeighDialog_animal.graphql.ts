/**
 * @generated SignedSource<<7cf3e74bdc8a70db128e2d9ae3c005f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WeighDialog_animal$data = {
  readonly name: string;
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
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "f8696c29f5ba7413bbdb4facc64b042d";

export default node;
