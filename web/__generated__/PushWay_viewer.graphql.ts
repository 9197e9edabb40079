/**
 * @generated SignedSource<<ff2fd04489aba187105570cb5f619c7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PushWay_viewer$data = {
  readonly pushDevices: ReadonlyArray<{
    readonly endpointHash: string;
    readonly uuid: string;
  }>;
  readonly pushKey: string;
  readonly " $fragmentType": "PushWay_viewer";
};
export type PushWay_viewer$key = {
  readonly " $data"?: PushWay_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushWay_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushWay_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PushDevice",
      "kind": "LinkedField",
      "name": "pushDevices",
      "plural": true,
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
          "name": "endpointHash",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a766cecda71286fe085e7003ed24b19d";

export default node;
