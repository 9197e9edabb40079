/**
 * @generated SignedSource<<e41ed3dd89321e80b3227f9dbc489da4>>
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

(node as any).hash = "e534e2e0ad9314c267a028fdd360b394";

export default node;
