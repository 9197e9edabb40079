/**
 * @generated SignedSource<<06ee4c3a260f227317b8dea3fd14e836>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordSheet_record$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SheetAlerts_record" | "SheetHead_record" | "SheetJournal_record" | "SheetTiles_record" | "SheetWeight_record" | "recordStrips_record">;
  readonly " $fragmentType": "RecordSheet_record";
};
export type RecordSheet_record$key = {
  readonly " $data"?: RecordSheet_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordSheet_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordSheet_record",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetHead_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetTiles_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetAlerts_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetJournal_record"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "recordStrips_record",
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
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetWeight_record"
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};

(node as any).hash = "2931d7e16bb10c00370c3983d2495fa9";

export default node;
