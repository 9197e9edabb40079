/**
 * @generated SignedSource<<781710de3cfcbcf925c74d56a14f72a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VetPart = "check" | "loss" | "must_not_miss" | "phone" | "urinations" | "weight";
import { FragmentRefs } from "relay-runtime";
export type Limits_animal$data = {
  readonly uuid: string;
  readonly vetLimits: ReadonlyArray<{
    readonly message: string;
    readonly part: VetPart;
    readonly since: string;
  }>;
  readonly " $fragmentType": "Limits_animal";
};
export type Limits_animal$key = {
  readonly " $data"?: Limits_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Limits_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Limits_animal",
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
      "concreteType": "VetLimit",
      "kind": "LinkedField",
      "name": "vetLimits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "735125d1513d39ffe74e4027cd438b0b";

export default node;
