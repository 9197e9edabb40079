/**
 * @generated SignedSource<<c52463437d175597827dd6ac686fef39>>
 * @relayHash 677428133af60728b05d978da330ef2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22752212e4af69417163ab43fc6648885e8003e859ecc8b506227d59304fb569

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
  sharedLitter?: boolean | null;
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
      readonly " $fragmentSpreads": FragmentRefs<"VetNumber_animal">;
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
    "id": "22752212e4af69417163ab43fc6648885e8003e859ecc8b506227d59304fb569",
    "metadata": {},
    "name": "useSetVetPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fba92f221ed9551d6a6470760e49c0e";

export default node;
