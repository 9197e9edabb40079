/**
 * @generated SignedSource<<984bc0ce0d03db13d4b9f0975dcfe557>>
 * @relayHash eeaf3803ec8474020e4798ab0ef48bf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dd4a26a6e98ef98a56fac259dd86f60188f2168a9f737845baf52d75011830e

import { ConcreteRequest } from 'relay-runtime';
export type LogoutInput = {
  refreshToken?: string | null;
  refreshTokenHash?: string | null;
};
export type logoutMutation$variables = {
  input: LogoutInput;
};
export type logoutMutation$data = {
  readonly logout: {
    readonly ok: boolean;
  };
};
export type logoutMutation = {
  response: logoutMutation$data;
  variables: logoutMutation$variables;
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
    "concreteType": "OkPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
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
    "name": "logoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "logoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2dd4a26a6e98ef98a56fac259dd86f60188f2168a9f737845baf52d75011830e",
    "metadata": {},
    "name": "logoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "954cd9afa374d71118e68b171b612c7a";

export default node;
