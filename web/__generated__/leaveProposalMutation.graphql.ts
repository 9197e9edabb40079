/**
 * @generated SignedSource<<aba6c4f073f57101cc40bb3b49eaade8>>
 * @relayHash 51270666bc3ba440aab132b3ba6319e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3905af33ba5faa3e007905423456007d3cf0eddb0dcdc9b10053461e8b29f565

import { ConcreteRequest } from 'relay-runtime';
export type LeaveVetProposalInput = {
  isCorrection?: boolean | null;
  lossDays?: number | null;
  lossPercent?: number | null;
  mustNotMiss?: string | null;
  nextCheck?: string | null;
  phone?: string | null;
  practice?: string | null;
  text?: string | null;
  token: string;
  urinations?: number | null;
  uuid?: string | null;
  vetName: string;
  weight?: string | null;
};
export type leaveProposalMutation$variables = {
  input: LeaveVetProposalInput;
};
export type leaveProposalMutation$data = {
  readonly leaveVetProposal: {
    readonly left: number;
  };
};
export type leaveProposalMutation = {
  response: leaveProposalMutation$data;
  variables: leaveProposalMutation$variables;
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
    "concreteType": "LeaveVetProposalPayload",
    "kind": "LinkedField",
    "name": "leaveVetProposal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "left",
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
    "name": "leaveProposalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "leaveProposalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3905af33ba5faa3e007905423456007d3cf0eddb0dcdc9b10053461e8b29f565",
    "metadata": {},
    "name": "leaveProposalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09d5ba9c8655ecd0eeaffcf8ba836d4b";

export default node;
