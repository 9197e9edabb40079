/**
 * @generated SignedSource<<45d005410d94a35068d4865f4130fa8f>>
 * @relayHash e8dbd70d510dbaf4e48a1ffa6ea94a34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 702129827f3210c8db626c42b5c28b94bcc91cdd842afd83489d887842082730

import { ConcreteRequest } from 'relay-runtime';
export type RefreshInput = {
  refreshToken: string;
  timeZone?: string | null;
};
export type refreshMutation$variables = {
  input: RefreshInput;
};
export type refreshMutation$data = {
  readonly refresh: {
    readonly accessToken: string;
    readonly refreshToken: string;
  };
};
export type refreshMutation = {
  response: refreshMutation$data;
  variables: refreshMutation$variables;
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
    "concreteType": "RefreshPayload",
    "kind": "LinkedField",
    "name": "refresh",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refreshToken",
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
    "name": "refreshMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refreshMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "702129827f3210c8db626c42b5c28b94bcc91cdd842afd83489d887842082730",
    "metadata": {},
    "name": "refreshMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3880f4d27c597422e86a6e1dfac7a0cc";

export default node;
