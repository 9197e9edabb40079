/**
 * @generated SignedSource<<38bb107727f23df818f02443a5e2a725>>
 * @relayHash f8af3a574be8271db0f3cf51d68cd8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ff8bcc219d9bdb1d283c86ee60ae0783836dc452b08ebadab77da0726017422

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
export type sendMutation$variables = {
  input: CreateMeasurementInput;
};
export type sendMutation$data = {
  readonly createMeasurement: {
    readonly kept: Kept;
  };
};
export type sendMutation = {
  response: sendMutation$data;
  variables: sendMutation$variables;
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
    "name": "sendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3ff8bcc219d9bdb1d283c86ee60ae0783836dc452b08ebadab77da0726017422",
    "metadata": {},
    "name": "sendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cdb691a25562ad90e029dd5c337312f4";

export default node;
