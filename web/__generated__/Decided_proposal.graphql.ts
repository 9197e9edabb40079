/**
 * @generated SignedSource<<8e9892705192f18e431375bedbb49c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VetPart = "check" | "loss" | "must_not_miss" | "phone" | "urinations" | "weight";
import { FragmentRefs } from "relay-runtime";
export type Decided_proposal$data = {
  readonly accepted: ReadonlyArray<VetPart>;
  readonly decidedOn: string | null;
  readonly numbers: ReadonlyArray<{
    readonly message: string;
    readonly part: VetPart;
  }>;
  readonly practice: string | null;
  readonly text: string | null;
  readonly vetName: string;
  readonly " $fragmentType": "Decided_proposal";
};
export type Decided_proposal$key = {
  readonly " $data"?: Decided_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decided_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Decided_proposal",
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

(node as any).hash = "53e4c69ecadc1f976212b7f6b1558e59";

export default node;
