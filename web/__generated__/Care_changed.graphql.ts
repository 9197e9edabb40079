/**
 * @generated SignedSource<<a4efd1547394f24a19a599626de4a05f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Care_changed$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CareToday_animal" | "Care_animal" | "CatDay_animal" | "RecordBody_record">;
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
      "name": "CareToday_animal"
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

(node as any).hash = "6d7bd3417b3db78760fde0fe526f5d3e";

export default node;
