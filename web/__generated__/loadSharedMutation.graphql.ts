/**
 * @generated SignedSource<<47ace5a454dc209134d24f312ef857f9>>
 * @relayHash ae3e95863c4d507963ddaf9b52726337
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ee847d690952e27ef23ea653f63d706e16b8066ed0f82555aebba0cbae3c82

import { ConcreteRequest } from 'relay-runtime';
export type OpenSharedLinkInput = {
  token: string;
};
export type loadSharedMutation$variables = {
  input: OpenSharedLinkInput;
};
export type loadSharedMutation$data = {
  readonly openSharedLink: {
    readonly __typename: "OpenSharedLinkPayload";
  };
};
export type loadSharedMutation = {
  response: loadSharedMutation$data;
  variables: loadSharedMutation$variables;
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
    "name": "loadSharedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadSharedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "49ee847d690952e27ef23ea653f63d706e16b8066ed0f82555aebba0cbae3c82",
    "metadata": {},
    "name": "loadSharedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1acbd420af3c4c68819feeeaafb74591";

export default node;
