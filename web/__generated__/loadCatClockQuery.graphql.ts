/**
 * @generated SignedSource<<e819319dfa6a8f481264c03356fa347d>>
 * @relayHash 0fd2276e4598e48088a6f03a5eba4c6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed5280a7784c2ef5f8e7c24738cdf8ba50e26c08a47a57401d8ad22084626b7

import { ConcreteRequest } from 'relay-runtime';
export type loadCatClockQuery$variables = {
  uuid: string;
};
export type loadCatClockQuery$data = {
  readonly animal: {
    readonly timeZone: string;
    readonly uuid: string;
  } | null;
};
export type loadCatClockQuery = {
  response: loadCatClockQuery$data;
  variables: loadCatClockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uuid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "uuid",
    "variableName": "uuid"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "loadCatClockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Animal",
        "kind": "LinkedField",
        "name": "animal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadCatClockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Animal",
        "kind": "LinkedField",
        "name": "animal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "bed5280a7784c2ef5f8e7c24738cdf8ba50e26c08a47a57401d8ad22084626b7",
    "metadata": {},
    "name": "loadCatClockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "931e726c1cbbf8851dfdb928f0fc9e7f";

export default node;
