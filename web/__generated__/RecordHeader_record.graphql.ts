/**
 * @generated SignedSource<<7e9d13819aa28c810b2581b095506070>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Sex = "F" | "M";
import { FragmentRefs } from "relay-runtime";
export type RecordHeader_record$data = {
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
  readonly " $fragmentType": "RecordHeader_record";
};
export type RecordHeader_record$key = {
  readonly " $data"?: RecordHeader_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordHeader_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordHeader_record",
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
      "name": "weight",
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

(node as any).hash = "37e0c68693a5f1e843bd24165e049871";

export default node;
