/**
 * @generated SignedSource<<1f4c0b4fd2fcf4e73578e37930a8ed2b>>
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

(node as any).hash = "e97f7cb78461dd8f40d02205222ecfdd";

export default node;
