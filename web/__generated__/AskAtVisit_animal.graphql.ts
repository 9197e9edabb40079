/**
 * @generated SignedSource<<93de0ea0fa44b3bb36a4634a4f740b1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "female" | "male";
import { FragmentRefs } from "relay-runtime";
export type AskAtVisit_animal$data = {
  readonly gender: Gender | null;
  readonly uuid: string;
  readonly visitQuestions: ReadonlyArray<string>;
  readonly " $fragmentType": "AskAtVisit_animal";
};
export type AskAtVisit_animal$key = {
  readonly " $data"?: AskAtVisit_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskAtVisit_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskAtVisit_animal",
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
      "name": "gender",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitQuestions",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "6a02e9c75c1400fb4db2787ce2c5dbba";

export default node;
