/**
 * @generated SignedSource<<5157af7c68fcc0fb92bee8e04da50f0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "female" | "male";
import { FragmentRefs } from "relay-runtime";
export type AddVisitQuestionButton_animal$data = {
  readonly gender: Gender | null;
  readonly uuid: string;
  readonly visitQuestions: ReadonlyArray<string>;
  readonly " $fragmentType": "AddVisitQuestionButton_animal";
};
export type AddVisitQuestionButton_animal$key = {
  readonly " $data"?: AddVisitQuestionButton_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddVisitQuestionButton_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddVisitQuestionButton_animal",
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

(node as any).hash = "f99c2b492b5aa973721885cfdfb64722";

export default node;
