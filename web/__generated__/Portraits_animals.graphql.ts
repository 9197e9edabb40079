/**
 * @generated SignedSource<<224569d785fa1fb1d27f2d310416fa6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type Portraits_animals$data = ReadonlyArray<{
  readonly id: string;
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly day: string;
        readonly uuid: string;
      };
    }>;
  };
  readonly measurement: {
    readonly day: string;
    readonly uuid: string;
  } | null;
  readonly name: string;
  readonly raised: ReadonlyArray<{
    readonly severity: AlertSeverity;
  }>;
  readonly small: string | null;
  readonly standing: ReadonlyArray<{
    readonly level: WatchLevel;
  }>;
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
    },
    {
      "alias": "raised",
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
      "alias": "standing",
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
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "221ed2149e2283ea41d5a5ad3c993f43";

export default node;
