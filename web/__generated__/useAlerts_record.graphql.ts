/**
 * @generated SignedSource<<2f40216f0955177b22d2c6aa36fcebc1>>
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
var v0 = [
  {
    "kind": "Literal",
    "name": "includeHidden",
    "value": true
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hidden",
  "storageKey": null
},
v3 = {
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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Reason",
  "kind": "LinkedField",
  "name": "reasons",
  "plural": true,
  "selections": [
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
      "args": (v0/*:: as any*/),
      "concreteType": "Alert",
      "kind": "LinkedField",
      "name": "alerts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": "alerts(includeHidden:true)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Watch",
      "kind": "LinkedField",
      "name": "watches",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "putAsideUntil",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
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
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};
})();

(node as any).hash = "67cd434147961ef13dce2961c2b9289f";

export default node;
