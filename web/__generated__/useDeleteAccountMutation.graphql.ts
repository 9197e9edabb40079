/**
 * @generated SignedSource<<c3af43e1992773c9aba3f46388ca778b>>
 * @relayHash 8b79c85daf3801fc2620408e16ddf42b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aebf351b979b10d50bf2ed7986f816e6bcf82b052a4ea4fc7df2643f34ecae16

import { ConcreteRequest } from 'relay-runtime';
export type DeleteViewerInput = {
  currentPassword?: string | null;
};
export type useDeleteAccountMutation$variables = {
  input: DeleteViewerInput;
};
export type useDeleteAccountMutation$data = {
  readonly deleteViewer: {
    readonly ok: boolean;
  };
};
export type useDeleteAccountMutation = {
  response: useDeleteAccountMutation$data;
  variables: useDeleteAccountMutation$variables;
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
    "name": "deleteViewer",
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
    "name": "useDeleteAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aebf351b979b10d50bf2ed7986f816e6bcf82b052a4ea4fc7df2643f34ecae16",
    "metadata": {},
    "name": "useDeleteAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7639f5fb2e19c1fa5eb4fb27c31973c1";

export default node;
