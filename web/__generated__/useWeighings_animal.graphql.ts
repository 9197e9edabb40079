/**
 * @generated SignedSource<<9c6d70c423c35f41ad29fbc3842616e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useWeighings_animal$data = {
  readonly hasHelpers: boolean;
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly uuid: string;
  readonly weights: ReadonlyArray<{
    readonly by: string | null;
    readonly date: string;
    readonly importUuid: string | null;
    readonly isRemovable: boolean;
    readonly uuid: string;
    readonly weight: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VetLimits_record" | "useWeightHistory_record">;
  readonly " $fragmentType": "useWeighings_animal";
};
export type useWeighings_animal$key = {
  readonly " $data"?: useWeighings_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWeighings_animal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWeighings_animal",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inMemorySince",
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
      "name": "hasHelpers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWeightHistory_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VetLimits_record"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Weight",
      "kind": "LinkedField",
      "name": "weights",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemovable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importUuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "accc7a604e52e6888cb8a0718ec2aad6";

export default node;
