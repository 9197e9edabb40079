/**
 * @generated SignedSource<<4b73f5b1de02db616685bb6b91377e1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VetPart = "check" | "loss" | "must_not_miss" | "phone" | "urinations" | "weight";
import { FragmentRefs } from "relay-runtime";
export type VetLimits_record$data = {
  readonly inMemorySince?: string | null;
  readonly vetLimits: ReadonlyArray<{
    readonly days: number | null;
    readonly part: VetPart;
    readonly since: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "VetLimits_record";
};
export type VetLimits_record$key = {
  readonly " $data"?: VetLimits_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"VetLimits_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VetLimits_record",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inMemorySince",
          "storageKey": null
        }
      ],
      "type": "Animal",
      "abstractKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VetLimit",
      "kind": "LinkedField",
      "name": "vetLimits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "cdb012defea2c441e925eed034b46db2";

export default node;
