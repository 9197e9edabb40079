/**
 * @generated SignedSource<<958e43b8b920ce58d3b9cc3d0fc8299d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CallVet_animal$data = {
  readonly vetPhone: string | null;
  readonly " $fragmentType": "CallVet_animal";
};
export type CallVet_animal$key = {
  readonly " $data"?: CallVet_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallVet_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallVet_animal",
  "selections": [
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

(node as any).hash = "50362954aa9951d7cb17f3de01854bfb";

export default node;
