/**
 * @generated SignedSource<<1535e91dce275c96ca37dca3e4fe03fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenCareNotice_animal$data = {
  readonly careToday: {
    readonly noted: number;
    readonly planned: number;
  } | null;
  readonly today: string;
  readonly " $fragmentType": "OpenCareNotice_animal";
};
export type OpenCareNotice_animal$key = {
  readonly " $data"?: OpenCareNotice_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenCareNotice_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenCareNotice_animal",
  "selections": [
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

(node as any).hash = "893b17e26533b08d4ff344b6d75d708c";

export default node;
