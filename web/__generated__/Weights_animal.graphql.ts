/**
 * @generated SignedSource<<35adb73db6cb4444eb28c6b9a34f421f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type Weights_animal$data = {
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly weights: ReadonlyArray<{
    readonly date: string;
    readonly uuid: string;
    readonly weight: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"VetLimits_record" | "useWeightHistory_record">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "f9b9cbc5601ec1440a7a3007e206289c";

export default node;
