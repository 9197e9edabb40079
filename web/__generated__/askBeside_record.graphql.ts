/**
 * @generated SignedSource<<17f5fb4935641f1309dfeaab0a9c2b30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Category = "appetite" | "energy" | "hydration" | "urination" | "vomiting";
export type StatusColor = "amber" | "green" | "red";
import { FragmentRefs } from "relay-runtime";
export type askBeside_record$data = {
  readonly dayEvents: ReadonlyArray<{
    readonly day: string;
    readonly note: string | null;
    readonly signs: ReadonlyArray<{
      readonly answer: string;
      readonly category: Category;
      readonly color: StatusColor;
    }>;
  }>;
  readonly visitQuestions: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"askVisit_record">;
  readonly " $fragmentType": "askBeside_record";
};
export type askBeside_record$key = {
  readonly " $data"?: askBeside_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"askBeside_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "askBeside_record"
};

(node as any).hash = "4a658519a1320d8f9d81c947507e86d7";

export default node;
