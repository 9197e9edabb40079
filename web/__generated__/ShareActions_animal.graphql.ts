/**
 * @generated SignedSource<<56fcea1aeabaf2ddf75584f6964437e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareActions_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "ShareActions_animal";
};
export type ShareActions_animal$key = {
  readonly " $data"?: ShareActions_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareActions_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareActions_animal",
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

(node as any).hash = "a71d479535844ac735408a729b932699";

export default node;
