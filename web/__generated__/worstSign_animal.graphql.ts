/**
 * @generated SignedSource<<1a1c503bea519de1f6f8e8dc375185f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type worstSign_animal$data = {
  readonly activeAlerts: ReadonlyArray<{
    readonly severity: AlertSeverity;
  }>;
  readonly activeWatches: ReadonlyArray<{
    readonly level: WatchLevel;
  }>;
  readonly " $fragmentType": "worstSign_animal";
};
export type worstSign_animal$key = {
  readonly " $data"?: worstSign_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"worstSign_animal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "worstSign_animal"
};

(node as any).hash = "97068319889c3c57021f1aa12f3520af";

export default node;
