/**
 * @generated SignedSource<<d75ff26cb721bfb42823918b4e09cae7>>
 * @relayHash 21ac0d55d21a30d767f027af613632e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e85ee16669a7e316f866e34609c98a997f68cebc7eff1a815177c2be0d0fd26

import { ConcreteRequest } from 'relay-runtime';
export type KnownOrNot = "no" | "unknown" | "yes";
export type LabQuantity = "calcium" | "creatinine" | "haematocrit" | "phosphate" | "potassium" | "pressure" | "sdma" | "t4" | "upc" | "urea" | "usg";
export type AddLabResultInput = {
  animalUuid: string;
  confirmed?: boolean | null;
  day: string;
  fasting?: KnownOrNot | null;
  hydrated?: KnownOrNot | null;
  laboratory?: string | null;
  note?: string | null;
  uuid?: string | null;
  values: ReadonlyArray<LabValueInput>;
  writtenAt?: string | null;
};
export type LabValueInput = {
  quantity: LabQuantity;
  unit: string;
  value: string;
};
export type requestsLabResultMutation$variables = {
  input: AddLabResultInput;
};
export type requestsLabResultMutation$data = {
  readonly addLabResult: {
    readonly labResult: {
      readonly uuid: string;
    };
  };
};
export type requestsLabResultMutation = {
  response: requestsLabResultMutation$data;
  variables: requestsLabResultMutation$variables;
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
    "name": "requestsLabResultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LabResultPayload",
        "kind": "LinkedField",
        "name": "addLabResult",
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
    "name": "requestsLabResultMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LabResultPayload",
        "kind": "LinkedField",
        "name": "addLabResult",
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
    "id": "1e85ee16669a7e316f866e34609c98a997f68cebc7eff1a815177c2be0d0fd26",
    "metadata": {},
    "name": "requestsLabResultMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "055104eddc15c5e1e0d72ac2990f893c";

export default node;
