/**
 * @generated SignedSource<<e96c1e5bf974080c6e5f61be5381eb33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CatPhoto_record$data = {
  readonly name: string;
  readonly photoPath: string | null;
  readonly small: string | null;
  readonly " $fragmentType": "CatPhoto_record";
};
export type CatPhoto_record$key = {
  readonly " $data"?: CatPhoto_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatPhoto_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CatPhoto_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoPath",
      "storageKey": null
    },
    {
      "alias": "small",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "small"
        }
      ],
      "kind": "ScalarField",
      "name": "photoPath",
      "storageKey": "photoPath(size:\"small\")"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "93564df5391bb91d56e72eb0c32683bc";

export default node;
