/**
 * @generated SignedSource<<1ad22607f6103f68c50182beee30cff2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ClumpSize = "large" | "medium" | "small";
export type HydrationLevel = "less" | "more" | "normal";
export type Stool = "hard" | "none" | "normal" | "soft" | "unseen";
export type YesNo = "no" | "yes";
import { FragmentRefs } from "relay-runtime";
export type entryFields_entry$data = {
  readonly appetite: number | null;
  readonly lethargy: number | null;
  readonly note: string | null;
  readonly quickHydrationValue: HydrationLevel | null;
  readonly stool: Stool | null;
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

(node as any).hash = "7a2563593b3344d561fc3de34588b977";

export default node;
