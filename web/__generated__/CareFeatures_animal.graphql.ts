/**
 * @generated SignedSource<<43358b048dfbb30706829d7cdef69eaa>>
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
  readonly reminders: {
    readonly byMail: boolean;
  } | null;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReminderChoice",
      "kind": "LinkedField",
      "name": "reminders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byMail",
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

(node as any).hash = "fa88f3741501bab794aa6e61ab34ccc8";

export default node;
