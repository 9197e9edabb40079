/**
 * @generated SignedSource<<609fce575ffbb5d57d74171247420004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Category = "appetite" | "energy" | "hydration" | "urination" | "vomiting";
import { FragmentRefs } from "relay-runtime";
export type loadVisit_record$data = {
  readonly visit: {
    readonly answered: string;
    readonly days: number;
    readonly doses: string | null;
    readonly indicators: ReadonlyArray<{
      readonly category: Category;
      readonly message: string | null;
    }>;
    readonly isLastVisit: boolean;
    readonly newSigns: ReadonlyArray<string>;
    readonly since: string;
    readonly weight: string | null;
  } | null;
  readonly " $fragmentType": "loadVisit_record";
};
export type loadVisit_record$key = {
  readonly " $data"?: loadVisit_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"loadVisit_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "loadVisit_record"
};

(node as any).hash = "a4c27e7e118a97560a28700fdcd37fec";

export default node;
