/**
 * @generated SignedSource<<6de66c400cae076a000e63b205510b52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Care_changed$data = {
  readonly fluidDays: ReadonlyArray<string>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fluidDays",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "b692f6f041cb1dab52e2b68159c28d63";

export default node;
