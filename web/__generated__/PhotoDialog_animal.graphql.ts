/**
 * @generated SignedSource<<222d71fb603529bcf94dfe267ba759e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PhotoDialog_animal$data = {
  readonly photoPath: string | null;
  readonly uuid: string;
  readonly " $fragmentType": "PhotoDialog_animal";
};
export type PhotoDialog_animal$key = {
  readonly " $data"?: PhotoDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoDialog_animal",
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
      "name": "photoPath",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "da6d32ff948f55db7cb5d54791ad8000";

export default node;
