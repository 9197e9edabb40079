/**
 * @generated SignedSource<<e27fe59bd1377e2fa9e9aca78c99b89c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Verdict_amberSign$data = {
  readonly dailyStatus: {
    readonly day: string | null;
  };
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"useAlerts_record">;
  readonly " $fragmentType": "Verdict_amberSign";
};
export type Verdict_amberSign$key = {
  readonly " $data"?: Verdict_amberSign$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_amberSign">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_amberSign",
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
          "name": "day",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAlerts_record"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "ac260a89968c38c65c9987d92494644a";

export default node;
