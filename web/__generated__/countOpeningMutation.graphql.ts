/**
 * @generated SignedSource<<1cb7f50f8005ce9c039dbe1cb0d02134>>
 * @relayHash a164984da3e42ed8eb89e88148e4e3bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa7cdcfae8706ab0cce4bc0c6c853c7bb5f0e6db95432103bdc32dd17039b1ec

import { ConcreteRequest } from 'relay-runtime';
export type OpenSharedLinkInput = {
  token: string;
};
export type countOpeningMutation$variables = {
  input: OpenSharedLinkInput;
};
export type countOpeningMutation$data = {
  readonly openSharedLink: {
    readonly __typename: "OpenSharedLinkPayload";
  };
};
export type countOpeningMutation = {
  response: countOpeningMutation$data;
  variables: countOpeningMutation$variables;
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
    "concreteType": "OpenSharedLinkPayload",
    "kind": "LinkedField",
    "name": "openSharedLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "countOpeningMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countOpeningMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa7cdcfae8706ab0cce4bc0c6c853c7bb5f0e6db95432103bdc32dd17039b1ec",
    "metadata": {},
    "name": "countOpeningMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ec3d27a351205a7c4f5efea7b19e8e4";

export default node;
