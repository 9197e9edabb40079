/**
 * @generated SignedSource<<7427e112ce06f2f51fbc79420087866e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
import { FragmentRefs } from "relay-runtime";
export type Proposals_animal$data = {
  readonly role: CircleRole;
  readonly timeZone: string;
  readonly uuid: string;
  readonly vetProposals: ReadonlyArray<{
    readonly decidedOn: string | null;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DecidedProposal_proposal" | "OpenProposal_proposal">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Limits_animal">;
  readonly " $fragmentType": "Proposals_animal";
};
export type Proposals_animal$key = {
  readonly " $data"?: Proposals_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Proposals_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Proposals_animal",
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
      "alias": null,
      "args": null,
      "concreteType": "VetProposal",
      "kind": "LinkedField",
      "name": "vetProposals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpenProposal_proposal"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DecidedProposal_proposal"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Limits_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "d0a7f2e53f3f0857f53410975f2a61bf";

export default node;
