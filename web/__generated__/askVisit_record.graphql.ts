/**
 * @generated SignedSource<<4de5959cdf1d1a7612378c80cef2de12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Category = "appetite" | "energy" | "hydration" | "urination" | "vomiting";
import { FragmentRefs } from "relay-runtime";
export type askVisit_record$data = {
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
  readonly " $fragmentType": "askVisit_record";
};
export type askVisit_record$key = {
  readonly " $data"?: askVisit_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"askVisit_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "askVisit_record"
};

(node as any).hash = "8607714941fac23023cc9946fc47a2e0";

export default node;
