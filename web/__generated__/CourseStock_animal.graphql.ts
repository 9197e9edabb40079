/**
 * @generated SignedSource<<fd1fd007cd765db54c81a459946f2303>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type CourseStock_animal$data = {
  readonly name: string;
  readonly role: CircleRole;
  readonly timeZone: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"useStocks_animal">;
  readonly " $fragmentType": "CourseStock_animal";
};
export type CourseStock_animal$key = {
  readonly " $data"?: CourseStock_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStock_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseStock_animal",
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStocks_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "e23802a4d6764f03a5324bfb8632b849";

export default node;
