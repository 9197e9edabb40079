/**
 * @generated SignedSource<<6674e53f6cb392c93b4cd39a0532db8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareFeatures_viewer$data = {
  readonly personalAccessTokens: ReadonlyArray<{
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "ShareFeatures_viewer";
};
export type ShareFeatures_viewer$key = {
  readonly " $data"?: ShareFeatures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareFeatures_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareFeatures_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonalAccessToken",
      "kind": "LinkedField",
      "name": "personalAccessTokens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e343cffac779c7dca3b0af46bebad84f";

export default node;
