/**
 * @generated SignedSource<<cfef19e80d61a506115b1471f2bfe255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatusStrips_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"recordStrips_record">;
  readonly " $fragmentType": "StatusStrips_record";
};
export type StatusStrips_record$key = {
  readonly " $data"?: StatusStrips_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusStrips_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusStrips_record",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "recordStrips_record",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "last",
              "value": 90
            }
          ],
          "concreteType": "Strips",
          "kind": "LinkedField",
          "name": "strips",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "first",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hydration",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "appetite",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vomiting",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "urination",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "energy",
              "storageKey": null
            }
          ],
          "storageKey": "strips(last:90)"
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "9eb41e9960dbfc7f1a4e6c36ef42da2e";

export default node;
