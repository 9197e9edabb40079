/**
 * @generated SignedSource<<f922430be586480a28ca394040d9272d>>
 * @relayHash a5e7c09a4c560d89fa55ca12ada442f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cabf2b6359a91cdf52a3f67b403baf211982a2a4e94fedbf776c3c0cb0a3d51

import { ConcreteRequest } from 'relay-runtime';
export type WatchLevel = "amber" | "info" | "red";
export type PutWatchAsideInput = {
  animalUuid: string;
  level?: WatchLevel | null;
  rule: string;
  seenAt?: string | null;
};
export type requestsSeenWatchMutation$variables = {
  input: PutWatchAsideInput;
};
export type requestsSeenWatchMutation$data = {
  readonly putWatchAside: {
    readonly animal: {
      readonly uuid: string;
    };
  };
};
export type requestsSeenWatchMutation = {
  response: requestsSeenWatchMutation$data;
  variables: requestsSeenWatchMutation$variables;
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
    "name": "requestsSeenWatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "putWatchAside",
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
    "name": "requestsSeenWatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "putWatchAside",
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
    "id": "2cabf2b6359a91cdf52a3f67b403baf211982a2a4e94fedbf776c3c0cb0a3d51",
    "metadata": {},
    "name": "requestsSeenWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d89ee571cd99e9a488d3c55a3f1797fc";

export default node;
