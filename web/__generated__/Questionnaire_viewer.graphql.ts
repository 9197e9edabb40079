/**
 * @generated SignedSource<<95ce73cfc97c08c174cdf8414f53d85b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Questionnaire_viewer$data = {
  readonly timeZone: string;
  readonly uuid: string;
  readonly " $fragmentType": "Questionnaire_viewer";
};
export type Questionnaire_viewer$key = {
  readonly " $data"?: Questionnaire_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Questionnaire_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Questionnaire_viewer",
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
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "45d54c19aa2db1923635344a1ebaa495";

export default node;
