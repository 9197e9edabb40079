/**
 * @generated SignedSource<<091e1478646292ba937da3ea2806791e>>
 * @relayHash d6a04eb491681e552218756d19a157c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e6e5c495f8033f9a98d8b5ac192c4faba22cc403688bc5c61095ab3de7021a9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Gender = "female" | "male";
export type UpdateAnimalInput = {
  age?: number | null;
  birthDate?: string | null;
  breed?: string | null;
  gender?: Gender | null;
  name?: string | null;
  photoPath?: string | null;
  uuid: string;
  vetPhone?: string | null;
  visitQuestions?: ReadonlyArray<string> | null;
  weight?: string | null;
};
export type useSetVetPhoneMutation$variables = {
  input: UpdateAnimalInput;
};
export type useSetVetPhoneMutation$data = {
  readonly updateAnimal: {
    readonly animal: {
      readonly " $fragmentSpreads": FragmentRefs<"AnimalForm_animal" | "VetNumber_animal">;
    };
  };
};
export type useSetVetPhoneMutation = {
  response: useSetVetPhoneMutation$data;
  variables: useSetVetPhoneMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetVetPhoneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "updateAnimal",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "VetNumber_animal"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnimalForm_animal"
              }
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
    "name": "useSetVetPhoneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "updateAnimal",
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
                "name": "uuid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vetPhone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "breed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gender",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "age",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "birthDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weight",
                "storageKey": null
              },
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
    "id": "3e6e5c495f8033f9a98d8b5ac192c4faba22cc403688bc5c61095ab3de7021a9",
    "metadata": {},
    "name": "useSetVetPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "012ceeb64a3cbfe66441d27b65495749";

export default node;
