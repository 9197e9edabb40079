/**
 * @generated SignedSource<<a5d526590d9b467a65434385837ff500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CalendarWay_viewer$data = {
  readonly calendar: {
    readonly url: string | null;
  } | null;
  readonly " $fragmentType": "CalendarWay_viewer";
};
export type CalendarWay_viewer$key = {
  readonly " $data"?: CalendarWay_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarWay_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarWay_viewer",
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

(node as any).hash = "6fe416098cdd039e67a2de33d613b111";

export default node;
