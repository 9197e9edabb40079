/**
 * @generated SignedSource<<2e60a6b04ff1b80ce99bdb86d257825d>>
 * @relayHash 1f97103d886d692e25cba48eefa485a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6c0ad3e5139f0004f24cac524fcfbe1dd8e36e20306c42aee9ebceab5efd000

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
export type useSetVisitQuestionsMutation$variables = {
  input: UpdateAnimalInput;
};
export type useSetVisitQuestionsMutation$data = {
  readonly updateAnimal: {
    readonly animal: {
      readonly " $fragmentSpreads": FragmentRefs<"VisitQuestions_animal">;
    };
  };
};
export type useSetVisitQuestionsMutation = {
  response: useSetVisitQuestionsMutation$data;
  variables: useSetVisitQuestionsMutation$variables;
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
    "name": "useSetVisitQuestionsMutation",
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
                "name": "VisitQuestions_animal"
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
    "name": "useSetVisitQuestionsMutation",
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
                "name": "visitQuestions",
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
    "id": "d6c0ad3e5139f0004f24cac524fcfbe1dd8e36e20306c42aee9ebceab5efd000",
    "metadata": {},
    "name": "useSetVisitQuestionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0362ec55072b0d7166c4a99fa4f47da6";

export default node;
