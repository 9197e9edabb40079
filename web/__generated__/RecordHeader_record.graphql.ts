/**
 * @generated SignedSource<<8899df32e99238a64e3036aa8130f3f3>>
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
  readonly inMemorySince?: string | null;
  readonly name: string;
  readonly photoPath: string | null;
  readonly sex: Sex | null;
  readonly today: string;
  readonly weight: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CatPhoto_record">;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoPath",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatPhoto_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "43523ef9f0f83030e2da7e49cc3895d8";

export default node;
