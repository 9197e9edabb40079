/**
 * @generated SignedSource<<09eeffcbf3973929a6cff318c92f9e04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitQuestions_animal$data = {
  readonly uuid: string;
  readonly visitQuestions: ReadonlyArray<string>;
  readonly " $fragmentType": "VisitQuestions_animal";
};
export type VisitQuestions_animal$key = {
  readonly " $data"?: VisitQuestions_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitQuestions_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitQuestions_animal",
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
      "name": "visitQuestions",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "5f65552527001f32b3fa1da186bf353c";

export default node;
