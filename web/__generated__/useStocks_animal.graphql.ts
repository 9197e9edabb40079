/**
 * @generated SignedSource<<505c28e8e7bcc93d2611162ef155b304>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockChangeKind = "corrected" | "renewed";
export type StockUnit = "bag" | "dose" | "ml";
import { FragmentRefs } from "relay-runtime";
export type useStocks_animal$data = {
  readonly stocks: ReadonlyArray<{
    readonly bagMl: number | null;
    readonly changes: ReadonlyArray<{
      readonly amount: number;
      readonly at: string;
      readonly by: string | null;
      readonly kind: StockChangeKind;
      readonly note: string | null;
      readonly openedOn: string | null;
      readonly useBy: string | null;
      readonly uuid: string;
    }>;
    readonly course: string;
    readonly daysLeft: number | null;
    readonly isLow: boolean;
    readonly isPutAway: boolean;
    readonly lastMl: number | null;
    readonly level: number;
    readonly message: string;
    readonly name: string;
    readonly openedOn: string | null;
    readonly recentDoses: ReadonlyArray<{
      readonly amount: number;
      readonly uuid: string;
    }>;
    readonly startedAt: string;
    readonly startedOn: string;
    readonly unit: StockUnit;
    readonly useBy: string | null;
    readonly useByMessage: string | null;
    readonly warningDays: number;
  }>;
  readonly " $fragmentType": "useStocks_animal";
};
export type useStocks_animal$key = {
  readonly " $data"?: useStocks_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStocks_animal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openedOn",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "useBy",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStocks_animal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "course",
          "storageKey": null
        },
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
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bagMl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warningDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPutAway",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastMl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useByMessage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StockChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "by",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StockDose",
          "kind": "LinkedField",
          "name": "recentDoses",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "029b10ad7942df2556cc5b293f2eeec4";

export default node;
