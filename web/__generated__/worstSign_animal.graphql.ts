/**
 * @generated SignedSource<<b0461573bade3ca56e7d69cbcc64cee4>>
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
  readonly activeWatches: ReadonlyArray<{
    readonly level: WatchLevel;
  }>;
  readonly raised: ReadonlyArray<{
    readonly severity: AlertSeverity;
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

(node as any).hash = "dc3da5895f4913f3cd32af7a96643283";

export default node;
