/**
 * @generated SignedSource<<d358eb4d042aea20e09ae9d3ab9b0f9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CareToday_animal$data = {
  readonly careToday: {
    readonly noted: number;
    readonly planned: number;
  } | null;
  readonly uuid: string;
  readonly " $fragmentType": "CareToday_animal";
};
export type CareToday_animal$key = {
  readonly " $data"?: CareToday_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CareToday_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CareToday_animal",
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

(node as any).hash = "02113994c709f29a412f86a62edef019";

export default node;
