/**
 * @generated SignedSource<<ab2937023a8ee1fc69c4d32c97479954>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReminderChannels_viewer$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarChannel_viewer" | "PushChannel_viewer">;
  readonly " $fragmentType": "ReminderChannels_viewer";
};
export type ReminderChannels_viewer$key = {
  readonly " $data"?: ReminderChannels_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderChannels_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderChannels_viewer",
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
      "name": "PushChannel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarChannel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "392a67877a2ceeaf3905d057a3345826";

export default node;
