/**
 * @generated SignedSource<<bcef3ea39c5a4610b0c6449ee795b07d>>
 * @relayHash ff92d515d79a37cdf2939c3611d8b90a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b388185110919cf5c22841a65edbcf68f9ab73f62296cf681ce4e70ff92d1ff9

import { ConcreteRequest } from 'relay-runtime';
export type DeleteWeightImportInput = {
  animalUuid: string;
  uuid: string;
};
export type useCancelImportMutation$variables = {
  input: DeleteWeightImportInput;
};
export type useCancelImportMutation$data = {
  readonly deleteWeightImport: {
    readonly animal: {
      readonly id: string;
    };
  };
};
export type useCancelImportMutation = {
  response: useCancelImportMutation$data;
  variables: useCancelImportMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AnimalPayload",
    "kind": "LinkedField",
    "name": "deleteWeightImport",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelImportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelImportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b388185110919cf5c22841a65edbcf68f9ab73f62296cf681ce4e70ff92d1ff9",
    "metadata": {},
    "name": "useCancelImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52bb647c4d4d06bb8c4dce96d1551110";

export default node;
