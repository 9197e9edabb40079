/**
 * @generated SignedSource<<155160a6a46a4a285ebb9b3f5ca681b0>>
 * @relayHash 33fcd478c25695ad6ef03e92b669758c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f0bc2dedfe73d5112304f4b7d6ff2234ae4ed84f8a678c1019fd5fa3959c312

import { ConcreteRequest } from 'relay-runtime';
export type loadSharedQuery$variables = {
  token: string;
};
export type loadSharedQuery$data = {
  readonly sharedAnimal: {
    readonly __typename: "SharedAnimal";
  };
};
export type loadSharedQuery = {
  response: loadSharedQuery$data;
  variables: loadSharedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "SharedAnimal",
    "kind": "LinkedField",
    "name": "sharedAnimal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadSharedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadSharedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4f0bc2dedfe73d5112304f4b7d6ff2234ae4ed84f8a678c1019fd5fa3959c312",
    "metadata": {},
    "name": "loadSharedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76a78bb0d847223381413e54a4f6929a";

export default node;
