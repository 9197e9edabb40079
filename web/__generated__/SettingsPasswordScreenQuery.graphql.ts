/**
 * @generated SignedSource<<2a54fef51d39bd1b8b58ea9e1df7ce4d>>
 * @relayHash bc3bcf1e0f52789ef7c00be4f734a812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2edb45ecf593661d51d2fe52724060c18e5346a3576b781fbeba20a2fbe960e2

import { ConcreteRequest } from 'relay-runtime';
export type SettingsPasswordScreenQuery$variables = Record<PropertyKey, never>;
export type SettingsPasswordScreenQuery$data = {
  readonly viewer: {
    readonly email: string;
  } | null;
};
export type SettingsPasswordScreenQuery = {
  response: SettingsPasswordScreenQuery$data;
  variables: SettingsPasswordScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsPasswordScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsPasswordScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2edb45ecf593661d51d2fe52724060c18e5346a3576b781fbeba20a2fbe960e2",
    "metadata": {},
    "name": "SettingsPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da24422e2297b3d4be20ae36a6ac0b17";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
