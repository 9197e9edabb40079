/**
 * @generated SignedSource<<a917c7f6190dcf17bcf6a414ae42bde5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type useAlerts_record$data = {
  readonly alerts: ReadonlyArray<{
    readonly hidden: boolean;
    readonly lines: ReadonlyArray<{
      readonly segments: ReadonlyArray<{
        readonly bold: boolean;
        readonly text: string;
      }>;
    }>;
    readonly reasons: ReadonlyArray<{
      readonly day: string;
      readonly label: string;
    }>;
    readonly rule: string;
    readonly severity: AlertSeverity;
  }>;
  readonly dailyStatus: {
    readonly day: string | null;
  };
  readonly notices: ReadonlyArray<{
    readonly lines: ReadonlyArray<{
      readonly segments: ReadonlyArray<{
        readonly bold: boolean;
        readonly text: string;
      }>;
    }>;
    readonly reasons: ReadonlyArray<{
      readonly day: string;
      readonly label: string;
    }>;
    readonly rule: string;
  }>;
  readonly watches: ReadonlyArray<{
    readonly burdens: ReadonlyArray<{
      readonly day: string;
      readonly points: number;
    }>;
    readonly hidden: boolean;
    readonly level: WatchLevel;
    readonly lines: ReadonlyArray<{
      readonly segments: ReadonlyArray<{
        readonly bold: boolean;
        readonly text: string;
      }>;
    }>;
    readonly putAsideUntil: string | null;
    readonly reasons: ReadonlyArray<{
      readonly day: string;
      readonly label: string;
    }>;
    readonly rule: string;
  }>;
  readonly " $fragmentType": "useAlerts_record";
};
export type useAlerts_record$key = {
  readonly " $data"?: useAlerts_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAlerts_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "includeHidden",
    "value": true
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hidden",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "MessageLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageSegment",
      "kind": "LinkedField",
      "name": "segments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bold",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Reason",
  "kind": "LinkedField",
  "name": "reasons",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAlerts_record",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DailyStatus",
      "kind": "LinkedField",
      "name": "dailyStatus",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "Alert",
      "kind": "LinkedField",
      "name": "alerts",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": "alerts(includeHidden:true)"
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "Watch",
      "kind": "LinkedField",
      "name": "watches",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "putAsideUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DayBurden",
          "kind": "LinkedField",
          "name": "burdens",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": "watches(includeHidden:true)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Notice",
      "kind": "LinkedField",
      "name": "notices",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};
})();

(node as any).hash = "a541e136e689592af3fda3b91ce7360f";

export default node;
