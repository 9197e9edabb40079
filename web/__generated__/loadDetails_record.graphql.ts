/**
 * @generated SignedSource<<3799a29d9ea46da509f4e64f6db34ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Category = "appetite" | "energy" | "hydration" | "urination" | "vomiting";
export type StatusColor = "amber" | "green" | "red";
import { FragmentRefs } from "relay-runtime";
export type loadDetails_record$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"loadVisit_record">;
  readonly " $fragmentType": "loadDetails_record";
};
export type loadDetails_record$key = {
  readonly " $data"?: loadDetails_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"loadDetails_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "loadDetails_record"
};

(node as any).hash = "441bc24082e9becb649352e5765cf353";

export default node;
