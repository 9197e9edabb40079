/**
 * @generated SignedSource<<a37c84c140ce03cb3bd8cf09c97364b1>>
 * @relayHash 337514189adc52715166ff2a093e3c28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e1e24a1fe6a7a0098d165e11235d07acb3c77a31183b096c7d1b860b2de3972

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
  weight?: string | null;
};
export type useSetVetPhoneMutation$variables = {
  input: UpdateAnimalInput;
};
export type useSetVetPhoneMutation$data = {
  readonly updateAnimal: {
    readonly animal: {
      readonly " $fragmentSpreads": FragmentRefs<"AnimalForm_animal" | "CallVet_animal" | "VetNumber_animal">;
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
                "name": "CallVet_animal"
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
    "id": "5e1e24a1fe6a7a0098d165e11235d07acb3c77a31183b096c7d1b860b2de3972",
    "metadata": {},
    "name": "useSetVetPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3838e69c22f7e3aa6289970bb6fce24";

export default node;
