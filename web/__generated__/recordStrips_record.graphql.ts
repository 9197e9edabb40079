/**
 * @generated SignedSource<<bd0e66b5d7a327701ea78dc16394ad2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type DayMark = "amber" | "green" | "missing" | "none" | "red";
import { FragmentRefs } from "relay-runtime";
export type recordStrips_record$data = {
  readonly strips: {
    readonly appetite: ReadonlyArray<DayMark>;
    readonly energy: ReadonlyArray<DayMark>;
    readonly first: string;
    readonly hydration: ReadonlyArray<DayMark>;
    readonly urination: ReadonlyArray<DayMark>;
    readonly vomiting: ReadonlyArray<DayMark>;
  };
  readonly today: string;
  readonly " $fragmentType": "recordStrips_record";
};
export type recordStrips_record$key = {
  readonly " $data"?: recordStrips_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"recordStrips_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "recordStrips_record"
};

(node as any).hash = "f7c4b89ad35b97f2872181059aa8bb2f";

export default node;
