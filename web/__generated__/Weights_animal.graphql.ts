/**
 * @generated SignedSource<<a8c3acbf86230536dc3bfd5f6016f9c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Weights_animal$data = {
  readonly inMemorySince: string | null;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inMemorySince",
      "storageKey": null
    },
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

(node as any).hash = "35c06ab929cd7cb0f6a7a42f186bcc24";

export default node;
