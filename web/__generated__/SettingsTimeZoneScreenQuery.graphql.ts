/**
 * @generated SignedSource<<e25e80a458b9024b5e711a62385ecc81>>
 * @relayHash 5b6484a885aa56e21c85039ac1d9044d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e453e5456b4d158858e4ab95623d7ebd35b3f5315f1aecf62cecedd77a9a2c66

import { ConcreteRequest } from 'relay-runtime';
export type SettingsTimeZoneScreenQuery$variables = Record<PropertyKey, never>;
export type SettingsTimeZoneScreenQuery$data = {
  readonly viewer: {
    readonly timeZone: string;
  } | null;
};
export type SettingsTimeZoneScreenQuery = {
  response: SettingsTimeZoneScreenQuery$data;
  variables: SettingsTimeZoneScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsTimeZoneScreenQuery",
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
    "name": "SettingsTimeZoneScreenQuery",
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
    "id": "e453e5456b4d158858e4ab95623d7ebd35b3f5315f1aecf62cecedd77a9a2c66",
    "metadata": {},
    "name": "SettingsTimeZoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "61fd218c1a0ae2578c502f5f68c3ac3d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
