/**
 * @generated SignedSource<<41832b95a86f08390b1c5cd25382723e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WeightCurve_record">;
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
      "name": "WeightCurve_record"
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

(node as any).hash = "7d40c112c9d71d612a6ffdd5cb305a65";

export default node;
