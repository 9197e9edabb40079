/**
 * @generated SignedSource<<34c05d7cb8f1c1f7fcb5bed7c8b97ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Weights_animal$data = {
  readonly uuid: string;
  readonly weights: ReadonlyArray<{
    readonly date: string;
    readonly uuid: string;
    readonly weight: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useWeightHistory_record">;
  readonly " $fragmentType": "Weights_animal";
};
export type Weights_animal$key = {
  readonly " $data"?: Weights_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Weights_animal">;
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
  "name": "Weights_animal",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWeightHistory_record"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "10c77c4a141bdf6cb6ad9e206141475d";

export default node;
