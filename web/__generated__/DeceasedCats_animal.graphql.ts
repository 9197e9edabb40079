/**
 * @generated SignedSource<<aab5a9dbfa806139f1fa4d946e561f92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeceasedCats_animal$data = {
  readonly diedOn: string | null;
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly day: string;
      };
    }>;
  };
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CatPhoto_record">;
  readonly " $fragmentType": "DeceasedCats_animal";
};
export type DeceasedCats_animal$key = {
  readonly " $data"?: DeceasedCats_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeceasedCats_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeceasedCats_animal",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diedOn",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "measurements(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatPhoto_record"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "cdae90219edb757e17714fbfa94780ac";

export default node;
