/**
 * @generated SignedSource<<9a768370ffef074ad90cc505e08970a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProposalNotice_animal$data = {
  readonly proposedBy: string | null;
  readonly uuid: string;
  readonly " $fragmentType": "ProposalNotice_animal";
};
export type ProposalNotice_animal$key = {
  readonly " $data"?: ProposalNotice_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalNotice_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposalNotice_animal",
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
      "name": "proposedBy",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "b406a1395e604a3fee892f0975cc64b8";

export default node;
