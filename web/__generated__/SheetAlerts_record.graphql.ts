/**
 * @generated SignedSource<<fb834131f6ce01b9d8a7c5bbe8a41521>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
import { FragmentRefs } from "relay-runtime";
export type SheetAlerts_record$data = {
  readonly alerts: ReadonlyArray<{
    readonly hidden: boolean;
    readonly lines: ReadonlyArray<{
      readonly segments: ReadonlyArray<{
        readonly bold: boolean;
        readonly text: string;
      }>;
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
    readonly rule: string;
  }>;
  readonly " $fragmentType": "SheetAlerts_record";
};
export type SheetAlerts_record$key = {
  readonly " $data"?: SheetAlerts_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetAlerts_record">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v1 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SheetAlerts_record",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "includeHidden",
          "value": true
        }
      ],
      "concreteType": "Alert",
      "kind": "LinkedField",
      "name": "alerts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hidden",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": "alerts(includeHidden:true)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Notice",
      "kind": "LinkedField",
      "name": "notices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "HealthRecord",
  "abstractKey": "__isHealthRecord"
};
})();

(node as any).hash = "22d36a1dccda634d7cca57d0e7b83386";

export default node;
