/**
 * @generated SignedSource<<e1b977f6bcf3bed304c4e72816158ed9>>
 * @relayHash a4528502d37ada6a2db994db0934c96a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c04265ee649d8ad56f11d9eed34f7c18dac67412255e6ade1c391752befed839

import { ConcreteRequest } from 'relay-runtime';
export type DoseOutcome = "given" | "skipped";
export type FluidSite = "left" | "other" | "right" | "shoulders";
export type SkipReason = "forgotten" | "none_left" | "other" | "refused" | "vet" | "vomited";
export type NoteDoseInput = {
  amountMl?: number | null;
  animalUuid: string;
  at?: string | null;
  confirmed?: boolean | null;
  day: string;
  note?: string | null;
  outcome: DoseOutcome;
  reason?: SkipReason | null;
  site?: FluidSite | null;
  time?: string | null;
  treatmentUuid: string;
  uuid?: string | null;
};
export type requestsDoseMutation$variables = {
  input: NoteDoseInput;
};
export type requestsDoseMutation$data = {
  readonly noteDose: {
    readonly dose: {
      readonly uuid: string;
    };
  };
};
export type requestsDoseMutation = {
  response: requestsDoseMutation$data;
  variables: requestsDoseMutation$variables;
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
    "name": "requestsDoseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NoteDosePayload",
        "kind": "LinkedField",
        "name": "noteDose",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Dose",
            "kind": "LinkedField",
            "name": "dose",
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
    "name": "requestsDoseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NoteDosePayload",
        "kind": "LinkedField",
        "name": "noteDose",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Dose",
            "kind": "LinkedField",
            "name": "dose",
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
    "id": "c04265ee649d8ad56f11d9eed34f7c18dac67412255e6ade1c391752befed839",
    "metadata": {},
    "name": "requestsDoseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0351a5a7ede1e24f7bd9c95f0fe0e57f";

export default node;
