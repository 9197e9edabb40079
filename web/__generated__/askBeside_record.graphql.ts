/**
 * @generated SignedSource<<82963062e686dd85a8480fba81a5c749>>
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

(node as any).hash = "31ac147c2774d53c8e46315ae735ed0c";

export default node;
