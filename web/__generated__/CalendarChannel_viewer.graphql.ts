/**
 * @generated SignedSource<<02b83ad11100c237b4b67ca14b9dd579>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CalendarChannel_viewer$data = {
  readonly calendar: {
    readonly url: string | null;
  } | null;
  readonly " $fragmentType": "CalendarChannel_viewer";
};
export type CalendarChannel_viewer$key = {
  readonly " $data"?: CalendarChannel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarChannel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarChannel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarAddress",
      "kind": "LinkedField",
      "name": "calendar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6e5160db5efe9233a246158b9cb79e52";

export default node;
