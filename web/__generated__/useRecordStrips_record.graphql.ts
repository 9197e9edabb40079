/**
 * @generated SignedSource<<fa367e697bd71b5a356d96597c08d8bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DayMark = "amber" | "green" | "missing" | "none" | "red";
import { FragmentRefs } from "relay-runtime";
export type useRecordStrips_record$data = {
  readonly daysWithoutStool: {
    readonly answered: number;
    readonly none: number;
  } | null;
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
      "args": null,
      "concreteType": "DaysWithoutStool",
      "kind": "LinkedField",
      "name": "daysWithoutStool",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "none",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        }
      ],
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

(node as any).hash = "42f297b580c304f21c8e18ec733368b7";

export default node;
