/**
 * @generated SignedSource<<59124fd8627404750fec9f428c69a774>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PushChannel_viewer$data = {
  readonly pushDevices: ReadonlyArray<{
    readonly endpointHash: string;
    readonly uuid: string;
  }>;
  readonly pushKey: string;
  readonly " $fragmentType": "PushChannel_viewer";
};
export type PushChannel_viewer$key = {
  readonly " $data"?: PushChannel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushChannel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushChannel_viewer",
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

(node as any).hash = "20a3ffa8697c38090eb367aa74118224";

export default node;
