/**
 * @generated SignedSource<<50b639a182d498bc1447d147e7190a44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Care_changed$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Care_animal" | "CatDay_animal" | "RecordBody_record" | "ToDo_animal" | "useCareToday_animal">;
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
      "name": "ToDo_animal"
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

(node as any).hash = "83872fc1a8be7c0135f6135552e7a901";

export default node;
