/**
 * @generated SignedSource<<a84d9e0b856464d0e016f9746dfc2255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Care_changed$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Care_animal" | "CatDay_animal" | "RecordBody_record" | "useCareToday_animal">;
  readonly " $fragmentType": "Care_changed";
};
export type Care_changed$key = {
  readonly " $data"?: Care_changed$data;
  readonly " $fragmentSpreads": FragmentRefs<"Care_changed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Care_changed",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Care_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCareToday_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CatDay_animal"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordBody_record"
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "824c8ef86f727ae737a6fc44dc279c09";

export default node;
