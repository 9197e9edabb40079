/**
 * @generated SignedSource<<781198b3d893b8dcc123086e23edf188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PrintedSheet_record$data = {
  readonly dailyStatus: {
    readonly date: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RecordSheet_record">;
  readonly " $fragmentType": "PrintedSheet_record";
};
export type PrintedSheet_record$key = {
  readonly " $data"?: PrintedSheet_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrintedSheet_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrintedSheet_record",
  "selections": [
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordSheet_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "4ef37d140d7a09765ed4f98b8932a791";

export default node;
