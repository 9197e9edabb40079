/**
 * @generated SignedSource<<e3536a69db7ae0a6a6f9d11080e53b1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AskAtVisit_animal$data = {
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
      "name": "visitQuestions",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "1d872d14ec44b83546f0d18d47bc69a1";

export default node;
