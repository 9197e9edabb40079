/**
 * @generated SignedSource<<3977428625c06e749b16e96934a79ddf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Dashboard_viewer$data = {
  readonly cats: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly inMemorySince: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"Cats_animals" | "DeceasedCats_animal">;
      };
    }>;
  };
  readonly firstName: string;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_viewer">;
  readonly " $fragmentType": "Dashboard_viewer";
};
export type Dashboard_viewer$key = {
  readonly " $data"?: Dashboard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Dashboard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Dashboard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewShareLink_viewer"
    },
    {
      "alias": "cats",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "AnimalConnection",
      "kind": "LinkedField",
      "name": "animals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnimalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Animal",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "inMemorySince",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Cats_animals"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DeceasedCats_animal"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "animals(first:100)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "88da4f37d6b1002c317cb9c0c4ad81ba";

export default node;
