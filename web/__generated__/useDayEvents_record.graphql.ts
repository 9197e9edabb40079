/**
 * @generated SignedSource<<82e72607f2eefcdc14380414ea2c67ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Category = "appetite" | "energy" | "hydration" | "urination" | "vomiting";
export type StatusColor = "amber" | "green" | "red";
import { FragmentRefs } from "relay-runtime";
export type useDayEvents_record$data = {
  readonly dayEvents: ReadonlyArray<{
    readonly day: string;
    readonly note: string | null;
    readonly signs: ReadonlyArray<{
      readonly answer: string;
      readonly category: Category;
      readonly color: StatusColor;
    }>;
  }>;
  readonly today: string;
  readonly " $fragmentType": "useDayEvents_record";
};
export type useDayEvents_record$key = {
  readonly " $data"?: useDayEvents_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDayEvents_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDayEvents_record",
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
      "concreteType": "DayEvent",
      "kind": "LinkedField",
      "name": "dayEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DaySign",
          "kind": "LinkedField",
          "name": "signs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "color",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": "dayEvents(last:90)"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "f33b0d7a8ce8ce891ffdf52f98db9c22";

export default node;
