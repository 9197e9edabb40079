/**
 * @generated SignedSource<<5348d773d409dbee9914e7a5def90daa>>
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
  readonly usualSince: string | null;
  readonly usualUrinations: number | null;
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

(node as any).hash = "e9f75ec56b9cd7e13031c2c0c48769b7";

export default node;
