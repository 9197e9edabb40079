/**
 * @generated SignedSource<<a7df8d7c3d26e9068ad6f553c32ddf3d>>
 * @relayHash 1cf82f5db87e9eb47b24fe71bb5a485c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b28a480a5ac6c518abac846b62725e842e9850bf839b196084f85d408214948

import { ConcreteRequest } from 'relay-runtime';
export type TellShareCodeInput = {
  code: string;
  token: string;
};
export type tellCodeMutation$variables = {
  input: TellShareCodeInput;
};
export type tellCodeMutation$data = {
  readonly tellShareCode: {
    readonly provenUntil: string;
  };
};
export type tellCodeMutation = {
  response: tellCodeMutation$data;
  variables: tellCodeMutation$variables;
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
    "concreteType": "TellShareCodePayload",
    "kind": "LinkedField",
    "name": "tellShareCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "provenUntil",
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
    "name": "tellCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tellCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b28a480a5ac6c518abac846b62725e842e9850bf839b196084f85d408214948",
    "metadata": {},
    "name": "tellCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1892b005303eb21e2d72ed6b6650bed3";

export default node;
