/**
 * @generated SignedSource<<591081ac81e0765496741e69f06b5494>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "female" | "male";
import { FragmentRefs } from "relay-runtime";
export type Questionnaire_animal$data = {
  readonly breed: string | null;
  readonly gender: Gender | null;
  readonly measurement: {
    readonly " $fragmentSpreads": FragmentRefs<"Questionnaire_measurement">;
  } | null;
  readonly name: string;
  readonly today: string;
  readonly uuid: string;
  readonly weight: string | null;
  readonly " $fragmentType": "Questionnaire_animal";
};
export type Questionnaire_animal$key = {
  readonly " $data"?: Questionnaire_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Questionnaire_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "measurementUuid"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Questionnaire_animal",
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
      "name": "breed",
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
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "uuid",
          "variableName": "measurementUuid"
        }
      ],
      "concreteType": "Measurement",
      "kind": "LinkedField",
      "name": "measurement",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Questionnaire_measurement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "547c6b93a766ad06e62b1e83d555f14f";

export default node;
