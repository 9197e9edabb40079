/**
 * @generated SignedSource<<263871fd867fa0b3a2227f7b8ddce303>>
 * @relayHash 3215c6c87ad93bc3a9c4f7112e5e8df2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cb9cfb3d786749b91dee0ba383b586ff66685b88b7ef9ad785265b877207c59

import { ConcreteRequest } from 'relay-runtime';
export type UndoDoseInput = {
  ahead?: boolean | null;
  animalUuid: string;
  uuid: string;
};
export type requestsUndoneDoseMutation$variables = {
  input: UndoDoseInput;
};
export type requestsUndoneDoseMutation$data = {
  readonly undoDose: {
    readonly animal: {
      readonly uuid: string;
    };
  };
};
export type requestsUndoneDoseMutation = {
  response: requestsUndoneDoseMutation$data;
  variables: requestsUndoneDoseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "requestsUndoneDoseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "undoDose",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Animal",
            "kind": "LinkedField",
            "name": "animal",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestsUndoneDoseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "undoDose",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Animal",
            "kind": "LinkedField",
            "name": "animal",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4cb9cfb3d786749b91dee0ba383b586ff66685b88b7ef9ad785265b877207c59",
    "metadata": {},
    "name": "requestsUndoneDoseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5091c41356aadff643cfca521a9666e6";

export default node;
