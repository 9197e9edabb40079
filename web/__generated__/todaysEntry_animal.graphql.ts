/**
 * @generated SignedSource<<7bc4bf8362daa803883ae5df734b79d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type todaysEntry_animal$data = {
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly day: string;
        readonly uuid: string;
      };
    }>;
  };
  readonly measurement: {
    readonly day: string;
    readonly uuid: string;
  } | null;
  readonly " $fragmentType": "todaysEntry_animal";
};
export type todaysEntry_animal$key = {
  readonly " $data"?: todaysEntry_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"todaysEntry_animal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "todaysEntry_animal"
};

(node as any).hash = "89c42aa573370148e015d5dad44a31ed";

export default node;
