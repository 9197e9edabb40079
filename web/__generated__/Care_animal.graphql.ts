/**
 * @generated SignedSource<<58c6dae4ed649839cd69297934636180>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CircleRole = "carer" | "owner" | "sitter";
export type DoseOutcome = "given" | "skipped";
export type DoseUnit = "dose" | "drop" | "mg" | "ml" | "sachet" | "tablet";
export type PlanKind = "days" | "needed" | "weekdays";
export type TreatmentKind = "diet" | "fluids" | "medicine" | "other";
export type YesNo = "no" | "yes";
import { FragmentRefs } from "relay-runtime";
export type Care_animal$data = {
  readonly doses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amountMl: number | null;
        readonly at: string;
        readonly by: string | null;
        readonly day: string;
        readonly isRemovable: boolean;
        readonly outcome: DoseOutcome;
        readonly time: string | null;
        readonly treatmentUuid: string;
        readonly uuid: string;
      };
    }>;
  };
  readonly name: string;
  readonly role: CircleRole;
  readonly treatments: ReadonlyArray<{
    readonly addedOn: string;
    readonly amount: number | null;
    readonly course: string;
    readonly firstDay: string;
    readonly kind: TreatmentKind;
    readonly lastDay: string | null;
    readonly mustNotMiss: boolean;
    readonly name: string;
    readonly note: string | null;
    readonly plan: {
      readonly everyDays: number | null;
      readonly kind: PlanKind;
      readonly shortestHours: number | null;
      readonly times: ReadonlyArray<string>;
      readonly weekdays: ReadonlyArray<number>;
    };
    readonly stopReason: string | null;
    readonly unit: DoseUnit | null;
    readonly uuid: string;
    readonly withMeal: YesNo | null;
  }>;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CourseStock_animal">;
  readonly " $fragmentType": "Care_animal";
};
export type Care_animal$key = {
  readonly " $data"?: Care_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"Care_animal">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Care_animal",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseStock_animal"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Treatment",
      "kind": "LinkedField",
      "name": "treatments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "course",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
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
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "everyDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weekdays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "times",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shortestHours",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withMeal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mustNotMiss",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedOn",
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
          "name": "stopReason",
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
          "name": "first",
          "value": 150
        }
      ],
      "concreteType": "DoseConnection",
      "kind": "LinkedField",
      "name": "doses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DoseEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Dose",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "treatmentUuid",
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
                  "name": "time",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "outcome",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amountMl",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "by",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isRemovable",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "doses(first:150)"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "bd658369cb6464994e7c493086443dd7";

export default node;
