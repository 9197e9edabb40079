/**
 * @generated SignedSource<<c4bfd98fecb633030d713f73bbb6a2b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Ways_viewer$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarWay_viewer" | "PushWay_viewer">;
  readonly " $fragmentType": "Ways_viewer";
};
export type Ways_viewer$key = {
  readonly " $data"?: Ways_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ways_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ways_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailVerified",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PushWay_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarWay_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "271a4a9fe2f160659d2dc7fbdd462698";

export default node;
