/**
 * @generated SignedSource<<4b9d8dc03da8dcda9b386caf211bb6f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareDialog_animal$data = {
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "ShareDialog_animal";
};
export type ShareDialog_animal$key = {
  readonly " $data"?: ShareDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_animal",
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

(node as any).hash = "31418dcdef82ffe9770fe27eac14df18";

export default node;
