/**
 * @generated SignedSource<<2d0499ef2eeafb3a02736cda10ab0eae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClumpSize = "large" | "medium" | "small";
export type HydrationLevel = "less" | "more" | "normal";
export type YesNo = "no" | "yes";
import { FragmentRefs } from "relay-runtime";
export type Questionnaire_measurement$data = {
  readonly appetite: number | null;
  readonly day: string;
  readonly lethargy: number | null;
  readonly note: string | null;
  readonly quickHydrationValue: HydrationLevel | null;
  readonly subcutaneousPerfusion: YesNo | null;
  readonly urination: number | null;
  readonly urinationBallSize: ClumpSize | null;
  readonly urinationSigns: {
    readonly bloodVisible: boolean;
    readonly noUrination: boolean;
    readonly straining: boolean;
  };
  readonly uuid: string;
  readonly vomiting: number | null;
  readonly vomitingType: {
    readonly hairball: boolean;
    readonly regurgitation: boolean;
    readonly waterIntolerance: boolean;
  };
  readonly waterMl: number | null;
  readonly weight: string | null;
  readonly " $fragmentType": "Questionnaire_measurement";
};
export type Questionnaire_measurement$key = {
  readonly " $data"?: Questionnaire_measurement$data;
  readonly " $fragmentSpreads": FragmentRefs<"Questionnaire_measurement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Questionnaire_measurement",
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
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waterMl",
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
      "concreteType": "VomitingType",
      "kind": "LinkedField",
      "name": "vomitingType",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hairball",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waterIntolerance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "regurgitation",
          "storageKey": null
        }
      ],
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
      "concreteType": "UrinationSigns",
      "kind": "LinkedField",
      "name": "urinationSigns",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "straining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bloodVisible",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noUrination",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urinationBallSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lethargy",
      "storageKey": null
    },
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
      "name": "quickHydrationValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subcutaneousPerfusion",
      "storageKey": null
    }
  ],
  "type": "Measurement",
  "abstractKey": null
};

(node as any).hash = "01219fde7d1ce614757754b4a27871e8";

export default node;
