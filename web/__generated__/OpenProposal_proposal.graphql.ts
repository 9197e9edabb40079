/**
 * @generated SignedSource<<6813a64e320bf72ebb197e6ec9f0fd16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VetPart = "check" | "loss" | "must_not_miss" | "phone" | "urinations" | "weight";
import { FragmentRefs } from "relay-runtime";
export type OpenProposal_proposal$data = {
  readonly createdAt: string;
  readonly numbers: ReadonlyArray<{
    readonly message: string;
    readonly part: VetPart;
  }>;
  readonly practice: string | null;
  readonly text: string | null;
  readonly uuid: string;
  readonly vetName: string;
  readonly " $fragmentType": "OpenProposal_proposal";
};
export type OpenProposal_proposal$key = {
  readonly " $data"?: OpenProposal_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenProposal_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenProposal_proposal",
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
      "name": "vetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "practice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VetNumber",
      "kind": "LinkedField",
      "name": "numbers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VetProposal",
  "abstractKey": null
};

(node as any).hash = "48499750971cf7c5a9305a127703d104";

export default node;
