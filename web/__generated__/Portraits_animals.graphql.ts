/**
 * @generated SignedSource<<c356fd7c6c947134dc9aa337d9c1975b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Portraits_animals$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly small: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"todaysEntry_animal" | "worstLevel_animal">;
  readonly " $fragmentType": "Portraits_animals";
}>;
export type Portraits_animals$key = ReadonlyArray<{
  readonly " $data"?: Portraits_animals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Portraits_animals">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uuid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "day",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Portraits_animals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "alias": "small",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "small"
        }
      ],
      "kind": "ScalarField",
      "name": "photoPath",
      "storageKey": "photoPath(size:\"small\")"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "todaysEntry_animal",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": "latest",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "MeasurementConnection",
          "kind": "LinkedField",
          "name": "measurements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MeasurementEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Measurement",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "measurements(first:1)"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Measurement",
          "kind": "LinkedField",
          "name": "measurement",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "worstLevel_animal",
      "selections": [
        {
          "alias": "activeAlerts",
          "args": null,
          "concreteType": "Alert",
          "kind": "LinkedField",
          "name": "alerts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "severity",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": "activeWatches",
          "args": null,
          "concreteType": "Watch",
          "kind": "LinkedField",
          "name": "watches",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "88a0e10b8a32be986b6d3232181eb74f";

export default node;
