/**
 * @generated SignedSource<<5a405b08ecacaa5124db68aa1913fa2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type weightHistory_record$data = {
  readonly today: string;
  readonly weightCurve: {
    readonly changes: ReadonlyArray<{
      readonly change: string | null;
      readonly days: number;
      readonly reference: {
        readonly day: string;
        readonly weight: string;
      } | null;
    }>;
    readonly points: ReadonlyArray<{
      readonly day: string;
      readonly weight: string;
    }>;
  };
  readonly " $fragmentType": "weightHistory_record";
};
export type weightHistory_record$key = {
  readonly " $data"?: weightHistory_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"weightHistory_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "weightHistory_record"
};

(node as any).hash = "8d3463eeabed71eeb53996c8195e10af";

export default node;
