/**
 * @generated SignedSource<<afdef396bbba7d51a48dabe3d39284b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Verdict_animal$data = {
  readonly dailyStatus: {
    readonly day: string | null;
  };
  readonly name: string;
  readonly today: string;
  readonly " $fragmentSpreads": FragmentRefs<"VetNumber_animal" | "useAlerts_record" | "useRecordStrips_record">;
  readonly " $fragmentType": "Verdict_animal";
};
export type Verdict_animal$key = {
  readonly " $data"?: Verdict_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verdict_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verdict_animal",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRecordStrips_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VetNumber_animal"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "a590a1408e472c95fcc822b544e4f0b9";

export default node;
