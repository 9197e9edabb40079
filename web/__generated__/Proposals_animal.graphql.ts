/**
 * @generated SignedSource<<d61db844095c8656f0a0d8b4e6b94bd2>>
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

(node as any).hash = "6176a2fa7ba9037b82dfd7a47790a947";

export default node;
