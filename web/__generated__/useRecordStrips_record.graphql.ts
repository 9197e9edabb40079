/**
 * @generated SignedSource<<07373a294946744d211584de1f7015eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DayMark = "amber" | "green" | "missing" | "none" | "red";
import { FragmentRefs } from "relay-runtime";
export type useRecordStrips_record$data = {
  readonly strips: {
    readonly appetite: ReadonlyArray<DayMark>;
    readonly energy: ReadonlyArray<DayMark>;
    readonly first: string;
    readonly hydration: ReadonlyArray<DayMark>;
    readonly urination: ReadonlyArray<DayMark>;
    readonly vomiting: ReadonlyArray<DayMark>;
  };
  readonly today: string;
  readonly " $fragmentType": "useRecordStrips_record";
};
export type useRecordStrips_record$key = {
  readonly " $data"?: useRecordStrips_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecordStrips_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRecordStrips_record",
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
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "3cffbc6f38edb194f0b6d99fce963576";

export default node;
