/**
 * @generated SignedSource<<07f3b5a07e26e23f08b183b69e13ea2c>>
 * @relayHash 669d4f27c631b81c26faa62ce8f4cfda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 732f453eb75e36600a30b986c3384c56fd790746e5ae00114fb4219003e5edc6

import { ConcreteRequest } from 'relay-runtime';
export type RestoreEmailInput = {
  token: string;
};
export type useRestoreEmailMutation$variables = {
  input: RestoreEmailInput;
};
export type useRestoreEmailMutation$data = {
  readonly restoreEmail: {
    readonly resetToken: string;
  };
};
export type useRestoreEmailMutation = {
  response: useRestoreEmailMutation$data;
  variables: useRestoreEmailMutation$variables;
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
    "concreteType": "RestoreEmailPayload",
    "kind": "LinkedField",
    "name": "restoreEmail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resetToken",
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
    "name": "useRestoreEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "732f453eb75e36600a30b986c3384c56fd790746e5ae00114fb4219003e5edc6",
    "metadata": {},
    "name": "useRestoreEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "89419a63dd91df292432af9ae66acaeb";

export default node;
