/**
 * @generated SignedSource<<f64bc91c475f668496ba76bb1a975ff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ClumpSize = "large" | "medium" | "small";
export type HydrationLevel = "less" | "more" | "normal";
export type YesNo = "no" | "yes";
import { FragmentRefs } from "relay-runtime";
export type entryFields_entry$data = {
  readonly appetite: number | null;
  readonly lethargy: number | null;
  readonly note: string | null;
  readonly quickHydrationValue: HydrationLevel | null;
  readonly subcutaneousPerfusion: YesNo | null;
  readonly urination: number | null;
  readonly urinationBallSize: ClumpSize | null;
  readonly urinationSigns: {
    readonly bloodVisible: boolean;
    readonly noUrination: boolean;
    readonly straining: boolean;
  };
  readonly vomiting: number | null;
  readonly vomitingType: {
    readonly hairball: boolean;
    readonly regurgitation: boolean;
    readonly waterIntolerance: boolean;
  };
  readonly waterMl: number | null;
  readonly " $fragmentType": "entryFields_entry";
};
export type entryFields_entry$key = {
  readonly " $data"?: entryFields_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryFields_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryFields_entry"
};

(node as any).hash = "8d1214ea58fa684bf2324f4b33a749b1";

export default node;
