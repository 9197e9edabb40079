/**
 * @generated SignedSource<<3876d2e28c2dae04ba487b624381c71b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeathDialog_animal$data = {
  readonly diedOn: string | null;
  readonly inMemorySince: string | null;
  readonly name: string;
  readonly timeZone: string;
  readonly today: string;
  readonly uuid: string;
  readonly " $fragmentType": "DeathDialog_animal";
};
export type DeathDialog_animal$key = {
  readonly " $data"?: DeathDialog_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeathDialog_animal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeathDialog_animal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inMemorySince",
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};

(node as any).hash = "2b73065ac326b475ebe54a4c9b5f3707";

export default node;
