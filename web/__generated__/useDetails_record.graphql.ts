/**
 * @generated SignedSource<<2b39f38f0104485732fad663fd3d2d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type KnownOrNot = "no" | "unknown" | "yes";
export type LabQuantity = "albumin" | "bicarbonate" | "calcium" | "creatinine" | "fgf23" | "haematocrit" | "ionisedCalcium" | "magnesium" | "ntProBnp" | "phosphate" | "potassium" | "pressure" | "sdma" | "sodium" | "t4" | "upc" | "urea" | "ureaNitrogen" | "usg";
import { FragmentRefs } from "relay-runtime";
export type useDetails_record$data = {
  readonly careReport: {
    readonly changes: ReadonlyArray<{
      readonly day: string;
      readonly message: string;
      readonly startsRunning: boolean;
    }>;
    readonly fluids: ReadonlyArray<{
      readonly days: number;
      readonly daysWith: number;
      readonly ml: number;
      readonly weeklyMl: number;
    }>;
    readonly running: ReadonlyArray<{
      readonly adherence: ReadonlyArray<{
        readonly days: number;
        readonly message: string;
      }>;
      readonly course: string;
      readonly dose: string;
      readonly doseSince: string;
      readonly givenAsNeeded: number | null;
      readonly name: string;
      readonly note: string | null;
      readonly since: string;
      readonly stock: string | null;
      readonly until: string | null;
    }>;
  } | null;
  readonly iris: {
    readonly byVet: {
      readonly message: string;
    } | null;
    readonly message: string;
  };
  readonly labRemarks: ReadonlyArray<{
    readonly fact: string;
    readonly forToday: boolean;
    readonly message: string;
    readonly quantity: LabQuantity;
    readonly rule: string;
    readonly unit: string;
    readonly value: string;
  }>;
  readonly labResults: ReadonlyArray<{
    readonly day: string;
    readonly fasting: KnownOrNot;
    readonly hydrated: KnownOrNot;
    readonly laboratory: string | null;
    readonly note: string | null;
    readonly values: ReadonlyArray<{
      readonly quantity: LabQuantity;
      readonly rangeFrom: string | null;
      readonly rangeTo: string | null;
      readonly unit: string;
      readonly value: string;
    }>;
  }>;
  readonly today: string;
  readonly watchNotes: ReadonlyArray<{
    readonly day: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "useDetails_record";
};
export type useDetails_record$key = {
  readonly " $data"?: useDetails_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDetails_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDetails_record",
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
      "concreteType": "WatchNote",
      "kind": "LinkedField",
      "name": "watchNotes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CareReport",
      "kind": "LinkedField",
      "name": "careReport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RunningTreatment",
          "kind": "LinkedField",
          "name": "running",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "course",
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
              "name": "dose",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "since",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "doseSince",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Adherence",
              "kind": "LinkedField",
              "name": "adherence",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "givenAsNeeded",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stock",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CareChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsRunning",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Fluids",
          "kind": "LinkedField",
          "name": "fluids",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ml",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weeklyMl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "daysWith",
              "storageKey": null
            }
          ],
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
          "value": 3
        }
      ],
      "concreteType": "LabResult",
      "kind": "LinkedField",
      "name": "labResults",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "laboratory",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fasting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hydrated",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LabValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rangeFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rangeTo",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "labResults(first:3)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LabRemark",
      "kind": "LinkedField",
      "name": "labRemarks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forToday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fact",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IrisIndication",
      "kind": "LinkedField",
      "name": "iris",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VetStage",
          "kind": "LinkedField",
          "name": "byVet",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};
})();

(node as any).hash = "7fdbcc254f05e2947362a13750bdab72";

export default node;
