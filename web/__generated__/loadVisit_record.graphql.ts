/**
 * @generated SignedSource<<f98eedb9eb9ee7b8e43b3940eb2a6499>>
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
    readonly isRecordStart: boolean;
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

(node as any).hash = "84c989ba6b175054a7d01dc8212ee551";

export default node;
