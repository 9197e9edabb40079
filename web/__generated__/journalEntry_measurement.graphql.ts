/**
 * @generated SignedSource<<77c1ae4744d0a052e99d4db2254d93bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type journalEntry_measurement$data = {
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

(node as any).hash = "08f93707c0222555a5b50001ab10ad8b";

export default node;
