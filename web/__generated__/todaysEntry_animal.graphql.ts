/**
 * @generated SignedSource<<7fe94bd500d6e91b1bf7a7e40765c84c>>
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
  readonly today: string;
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

(node as any).hash = "c5b21274077bc56aaeeb12d55d1b21b5";

export default node;
