/**
 * @generated SignedSource<<0cbeabf9ef5c809ae6008bfb730239c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionContext_viewer$data = {
  readonly email: string;
  readonly firstName: string;
  readonly isAdmin: boolean;
  readonly lastName: string;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"TopBar_viewer">;
  readonly " $fragmentType": "SessionContext_viewer";
};
export type SessionContext_viewer$key = {
  readonly " $data"?: SessionContext_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionContext_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionContext_viewer",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdmin",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopBar_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "23771ce1d9bf2a36cd27a5365eb6911b";

export default node;
