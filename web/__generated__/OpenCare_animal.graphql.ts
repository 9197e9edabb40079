/**
 * @generated SignedSource<<0dfb24f8548807292ae53a92f1899db8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenCare_animal$data = {
  readonly careToday: {
    readonly noted: number;
    readonly planned: number;
  } | null;
  readonly " $fragmentType": "OpenCare_animal";
};
export type OpenCare_animal$key = {
  readonly " $data"?: OpenCare_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenCare_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenCare_animal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CareToday",
      "kind": "LinkedField",
      "name": "careToday",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "ce443639ac3109ea63e91bdcb7832877";

export default node;
