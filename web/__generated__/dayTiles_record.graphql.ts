/**
 * @generated SignedSource<<62bdcd145a9598433df107a87726f63f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Category = "appetite" | "energy" | "hydration" | "urination" | "vomiting";
export type StatusColor = "amber" | "green" | "red";
import { FragmentRefs } from "relay-runtime";
export type dayTiles_record$data = {
  readonly days: ReadonlyArray<{
    readonly dailyStatus: {
      readonly appetite: StatusColor;
      readonly energy: StatusColor;
      readonly hydration: StatusColor;
      readonly unanswered: ReadonlyArray<Category>;
      readonly urination: StatusColor;
      readonly vomiting: StatusColor;
    };
    readonly day: string;
  }>;
  readonly today: string;
  readonly " $fragmentType": "dayTiles_record";
};
export type dayTiles_record$key = {
  readonly " $data"?: dayTiles_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"dayTiles_record">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "dayTiles_record"
};

(node as any).hash = "c47029d56634340cd90338fa8b74a9a9";

export default node;
