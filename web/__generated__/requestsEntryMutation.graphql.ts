/**
 * @generated SignedSource<<68b216f46bfc88e7e8755d43b7ea3698>>
 * @relayHash e541fd3af083a9167caf993e46450ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bba2c052bb099a9fec79bd8785739afa1566823053e05b5dfbb0b9a7632d7de6

import { ConcreteRequest } from 'relay-runtime';
export type ClumpSize = "large" | "medium" | "small";
export type HydrationLevel = "less" | "more" | "normal";
export type Kept = "current" | "revision";
export type Stool = "hard" | "none" | "normal" | "soft" | "unseen";
export type YesNo = "no" | "yes";
export type CreateMeasurementInput = {
  animalUuid: string;
  answeredAt?: string | null;
  appetite?: number | null;
  date?: string | null;
  day?: string | null;
  isOfflineGenerated?: boolean | null;
  lethargy?: number | null;
  note?: string | null;
  quickHydrationValue?: HydrationLevel | null;
  stool?: Stool | null;
  subcutaneousPerfusion?: YesNo | null;
  urination?: number | null;
  urinationBallSize?: ClumpSize | null;
  urinationSigns?: UrinationSignsInput | null;
  uuid?: string | null;
  vomiting?: number | null;
  vomitingType?: VomitingTypeInput | null;
  waterMl?: number | null;
};
export type UrinationSignsInput = {
  bloodVisible?: boolean | null;
  noUrination?: boolean | null;
  straining?: boolean | null;
};
export type VomitingTypeInput = {
  hairball?: boolean | null;
  regurgitation?: boolean | null;
  waterIntolerance?: boolean | null;
};
export type requestsEntryMutation$variables = {
  input: CreateMeasurementInput;
};
export type requestsEntryMutation$data = {
  readonly createMeasurement: {
    readonly kept: Kept;
  };
};
export type requestsEntryMutation = {
  response: requestsEntryMutation$data;
  variables: requestsEntryMutation$variables;
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
    "concreteType": "MeasurementPayload",
    "kind": "LinkedField",
    "name": "createMeasurement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kept",
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
    "name": "requestsEntryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "requestsEntryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bba2c052bb099a9fec79bd8785739afa1566823053e05b5dfbb0b9a7632d7de6",
    "metadata": {},
    "name": "requestsEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aff127f98b8dfd088308323401f4ea68";

export default node;
