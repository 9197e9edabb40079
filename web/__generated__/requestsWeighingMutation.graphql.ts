/**
 * @generated SignedSource<<7465b7169551f117c1f6be2c78c5c053>>
 * @relayHash 28120a53af9482352c3cd3b636d2ef09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 545b6e7710b8a4de928117e14cfedc6638c46a696abb9d8b87ed110d1785cea1

import { ConcreteRequest } from 'relay-runtime';
export type AddWeightInput = {
  animalUuid: string;
  date?: string | null;
  uuid?: string | null;
  weight: string;
};
export type requestsWeighingMutation$variables = {
  input: AddWeightInput;
};
export type requestsWeighingMutation$data = {
  readonly addWeight: {
    readonly weight: {
      readonly uuid: string;
    };
  };
};
export type requestsWeighingMutation = {
  response: requestsWeighingMutation$data;
  variables: requestsWeighingMutation$variables;
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
    "concreteType": "AddWeightPayload",
    "kind": "LinkedField",
    "name": "addWeight",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Weight",
        "kind": "LinkedField",
        "name": "weight",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
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
    "name": "requestsWeighingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestsWeighingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "545b6e7710b8a4de928117e14cfedc6638c46a696abb9d8b87ed110d1785cea1",
    "metadata": {},
    "name": "requestsWeighingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26999169d590d2b3b340f6ff76eea53c";

export default node;
