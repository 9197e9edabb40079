/**
 * @generated SignedSource<<76eead90a9a3ec9caf5aa99a87f47b12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type CareFeatures_animal$data = {
  readonly inMemorySince: string | null;
  readonly labResults: ReadonlyArray<{
    readonly uuid: string;
  }>;
  readonly name: string;
  readonly role: CircleRole;
  readonly uuid: string;
  readonly " $fragmentType": "CareFeatures_animal";
};
export type CareFeatures_animal$key = {
  readonly " $data"?: CareFeatures_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CareFeatures_animal">;
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
  "name": "CareFeatures_animal",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "role",
      "storageKey": null
    },
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
      "concreteType": "LabResult",
      "kind": "LinkedField",
      "name": "labResults",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "13cfeaf6c4f7ece793ba0ebba611d5f4";

export default node;
