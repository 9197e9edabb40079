/**
 * @generated SignedSource<<3bb3dcef7fc1a2295475936d5a233a0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Sex = "F" | "M";
import { FragmentRefs } from "relay-runtime";
export type SheetHead_record$data = {
  readonly age: number | null;
  readonly breed: string | null;
  readonly dailyStatus: {
    readonly date: string | null;
    readonly day: string | null;
  };
  readonly name: string;
  readonly sex: Sex | null;
  readonly today: string;
  readonly weight: string | null;
  readonly " $fragmentType": "SheetHead_record";
};
export type SheetHead_record$key = {
  readonly " $data"?: SheetHead_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetHead_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetHead_record",
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
      "name": "sex",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "breed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "age",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DailyStatus",
      "kind": "LinkedField",
      "name": "dailyStatus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "38fb23712be71e8c2f65d0bde92897c9";

export default node;
