/**
 * @generated SignedSource<<40a7b81759f9ea0140f3569bf2c5449a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateLinkCard_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "CreateLinkCard_animal";
};
export type CreateLinkCard_animal$key = {
  readonly " $data"?: CreateLinkCard_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateLinkCard_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateLinkCard_animal",
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
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "ff6b2a87be5056c8da2cfee4d24a7444";

export default node;
