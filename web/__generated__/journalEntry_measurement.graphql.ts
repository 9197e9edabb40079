/**
 * @generated SignedSource<<4a45c510ea608cb9fd4f615174bc6272>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type journalEntry_measurement$data = {
  readonly addedOn: string | null;
  readonly date: string;
  readonly day: string;
  readonly revisions: number;
  readonly uuid: string;
  readonly weight: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"entryFields_entry">;
  readonly " $fragmentType": "journalEntry_measurement";
};
export type journalEntry_measurement$key = {
  readonly " $data"?: journalEntry_measurement$data;
  readonly " $fragmentSpreads": FragmentRefs<"journalEntry_measurement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "journalEntry_measurement"
};

(node as any).hash = "19517c269ba274074674c28a04d2d512";

export default node;
