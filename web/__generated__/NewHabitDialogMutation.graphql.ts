/**
 * @generated SignedSource<<cb7db215f81b7b19bf223dc0c2c04e0d>>
 * @relayHash adaab52867ce3f4ce9fef5ffb7d89b35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dec788ed6fd63f69c589029a22bbdf0675418309ff98aef5d950a7c1b4d33088

import { ConcreteRequest } from 'relay-runtime';
export type NewHabit = "drinks_less" | "drinks_more" | "eats_less";
export type AnswerNewHabitInput = {
  animalUuid: string;
  habit: NewHabit;
};
export type NewHabitDialogMutation$variables = {
  input: AnswerNewHabitInput;
};
export type NewHabitDialogMutation$data = {
  readonly answerNewHabit: {
    readonly animal: {
      readonly newHabit: NewHabit | null;
    };
  };
};
export type NewHabitDialogMutation = {
  response: NewHabitDialogMutation$data;
  variables: NewHabitDialogMutation$variables;
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
  "name": "newHabit",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewHabitDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "answerNewHabit",
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
    "name": "NewHabitDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnimalPayload",
        "kind": "LinkedField",
        "name": "answerNewHabit",
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
    "id": "dec788ed6fd63f69c589029a22bbdf0675418309ff98aef5d950a7c1b4d33088",
    "metadata": {},
    "name": "NewHabitDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ef66da3fb74439c5068788265b6bb29";

export default node;
