/**
 * @generated SignedSource<<05490e112455a9763b6ee7f0d929ca13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCareToday_animal$data = {
  readonly careToday: {
    readonly noted: number;
    readonly planned: number;
  } | null;
  readonly " $fragmentType": "useCareToday_animal";
};
export type useCareToday_animal$key = {
  readonly " $data"?: useCareToday_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCareToday_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCareToday_animal",
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

(node as any).hash = "b550372747d4d6c89a1a15371a47aca9";

export default node;
