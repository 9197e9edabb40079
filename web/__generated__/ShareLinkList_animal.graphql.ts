/**
 * @generated SignedSource<<b1e31e435408c4d260069695e3139da8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareLinkList_animal$data = {
  readonly shareLinks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ShareLinkRow_link">;
  }>;
  readonly " $fragmentType": "ShareLinkList_animal";
};
export type ShareLinkList_animal$key = {
  readonly " $data"?: ShareLinkList_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkList_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinkList_animal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShareLink",
      "kind": "LinkedField",
      "name": "shareLinks",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShareLinkRow_link"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "1002fd36fbbc0cd110a491b9f5ea5d4b";

export default node;
