/**
 * @generated SignedSource<<053b03d0c2c6555dfd326803c93aa73a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClumpSize = "large" | "medium" | "small";
export type Gender = "female" | "male";
export type HydrationLevel = "less" | "more" | "normal";
export type YesNo = "no" | "yes";
import { FragmentRefs } from "relay-runtime";
export type Questionnaire_animal$data = {
  readonly breed: string | null;
  readonly gender: Gender | null;
  readonly measurement: {
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
  } | null;
  readonly name: string;
  readonly today: string;
  readonly uuid: string;
  readonly weight: string | null;
  readonly " $fragmentType": "Questionnaire_animal";
};
export type Questionnaire_animal$key = {
  readonly " $data"?: Questionnaire_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Questionnaire_animal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "weight",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "measurementUuid"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Questionnaire_animal",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "breed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gender",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
          "kind": "Variable",
          "name": "uuid",
          "variableName": "measurementUuid"
        }
      ],
      "concreteType": "Measurement",
      "kind": "LinkedField",
      "name": "measurement",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "e286c9bf658beea14b745f75cb193ab7";

export default node;
