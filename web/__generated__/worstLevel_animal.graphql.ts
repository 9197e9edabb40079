/**
 * @generated SignedSource<<dd2500227ab2b9a102ceb730a0297f3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type AlertSeverity = "amber" | "green" | "red";
export type WatchLevel = "amber" | "info" | "red";
import { FragmentRefs } from "relay-runtime";
export type worstLevel_animal$data = {
  readonly activeAlerts: ReadonlyArray<{
    readonly severity: AlertSeverity;
  }>;
  readonly activeWatches: ReadonlyArray<{
    readonly level: WatchLevel;
  }>;
  readonly " $fragmentType": "worstLevel_animal";
};
export type worstLevel_animal$key = {
  readonly " $data"?: worstLevel_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"worstLevel_animal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "worstLevel_animal"
};

(node as any).hash = "5c15b308943348dafcee33f5278efd21";

export default node;
