/**
 * @generated SignedSource<<67c6610f3238114a79111c375f559538>>
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

(node as any).hash = "2ea6b194e00d1aebd45c022db3659a50";

export default node;
