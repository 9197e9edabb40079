/**
 * @generated SignedSource<<9a001c238c1c1d20d836951cc1496ee2>>
 * @relayHash 0c574d6b700ffccb7b706878079f68b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef9ab12bdfec345698e1c389abeed66531e33f311a544748e4f17651fe848901

import { ConcreteRequest } from 'relay-runtime';
export type KnownOrNot = "no" | "unknown" | "yes";
export type LabQuantity = "calcium" | "creatinine" | "haematocrit" | "phosphate" | "potassium" | "pressure" | "sdma" | "t4" | "upc" | "urea" | "usg";
export type UpdateLabResultInput = {
  animalUuid: string;
  confirmed?: boolean | null;
  day: string;
  fasting?: KnownOrNot | null;
  hydrated?: KnownOrNot | null;
  laboratory?: string | null;
  note?: string | null;
  uuid: string;
  values: ReadonlyArray<LabValueInput>;
  writtenAt?: string | null;
};
export type LabValueInput = {
  quantity: LabQuantity;
  unit: string;
  value: string;
};
export type requestsCorrectedLabResultMutation$variables = {
  input: UpdateLabResultInput;
};
export type requestsCorrectedLabResultMutation$data = {
  readonly updateLabResult: {
    readonly labResult: {
      readonly uuid: string;
    };
  };
};
export type requestsCorrectedLabResultMutation = {
  response: requestsCorrectedLabResultMutation$data;
  variables: requestsCorrectedLabResultMutation$variables;
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
    "name": "requestsCorrectedLabResultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LabResultPayload",
        "kind": "LinkedField",
        "name": "updateLabResult",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LabResult",
            "kind": "LinkedField",
            "name": "labResult",
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
    "name": "requestsCorrectedLabResultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LabResultPayload",
        "kind": "LinkedField",
        "name": "updateLabResult",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LabResult",
            "kind": "LinkedField",
            "name": "labResult",
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
    "id": "ef9ab12bdfec345698e1c389abeed66531e33f311a544748e4f17651fe848901",
    "metadata": {},
    "name": "requestsCorrectedLabResultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "106e97832c5cb3f55282191f9df9aefd";

export default node;
