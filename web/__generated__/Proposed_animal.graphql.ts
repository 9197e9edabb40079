/**
 * @generated SignedSource<<2c738b433029d9e20a9745d995d53279>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Proposed_animal$data = {
  readonly proposedBy: string | null;
  readonly uuid: string;
  readonly " $fragmentType": "Proposed_animal";
};
export type Proposed_animal$key = {
  readonly " $data"?: Proposed_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Proposed_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Proposed_animal",
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

(node as any).hash = "0e7b541e131355f7efdbb001158a7af3";

export default node;
