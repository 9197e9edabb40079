/**
 * @generated SignedSource<<4c8abff6b7fc6b324beb2b8c6c111392>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDetails_watchNotes$data = {
  readonly watchNotes: ReadonlyArray<{
    readonly day: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "useDetails_watchNotes";
};
export type useDetails_watchNotes$key = {
  readonly " $data"?: useDetails_watchNotes$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDetails_watchNotes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDetails_watchNotes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchNote",
      "kind": "LinkedField",
      "name": "watchNotes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "e3bfdb05abe73b64820e13361b9d9c30";

export default node;
