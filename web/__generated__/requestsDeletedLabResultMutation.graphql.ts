/**
 * @generated SignedSource<<c86bca8e1bbeffae83ced72199c36d3c>>
 * @relayHash d41b6c4f77a612bcfd675db4cab1e634
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfae454421f15ea50f333ad27c1584a70f9d402f9aa475d6eb22c507a887febd

import { ConcreteRequest } from 'relay-runtime';
export type DeleteLabResultInput = {
  ahead?: boolean | null;
  animalUuid: string;
  uuid: string;
};
export type requestsDeletedLabResultMutation$variables = {
  input: DeleteLabResultInput;
};
export type requestsDeletedLabResultMutation$data = {
  readonly deleteLabResult: {
    readonly animal: {
      readonly uuid: string;
    };
  };
};
export type requestsDeletedLabResultMutation = {
  response: requestsDeletedLabResultMutation$data;
  variables: requestsDeletedLabResultMutation$variables;
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
    "name": "requestsDeletedLabResultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "deleteLabResult",
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
    "name": "requestsDeletedLabResultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "deleteLabResult",
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
    "id": "dfae454421f15ea50f333ad27c1584a70f9d402f9aa475d6eb22c507a887febd",
    "metadata": {},
    "name": "requestsDeletedLabResultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3007d4fe3db42ec77f3f108557d82205";

export default node;
