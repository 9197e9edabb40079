/**
 * @generated SignedSource<<15d54448fa14976fe6fc27c33ca0185f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VetPart = "check" | "loss" | "must_not_miss" | "phone" | "urinations" | "weight";
import { FragmentRefs } from "relay-runtime";
export type DecidedProposal_proposal$data = {
  readonly accepted: ReadonlyArray<VetPart>;
  readonly decidedOn: string | null;
  readonly numbers: ReadonlyArray<{
    readonly message: string;
    readonly part: VetPart;
  }>;
  readonly practice: string | null;
  readonly text: string | null;
  readonly vetName: string;
  readonly " $fragmentType": "DecidedProposal_proposal";
};
export type DecidedProposal_proposal$key = {
  readonly " $data"?: DecidedProposal_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedProposal_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecidedProposal_proposal",
  "selections": [
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
      "name": "decidedOn",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accepted",
      "storageKey": null
    }
  ],
  "type": "VetProposal",
  "abstractKey": null
};

(node as any).hash = "5a50a93ee149db6969d0477006aa9063";

export default node;
