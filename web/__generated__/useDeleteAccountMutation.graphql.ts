/**
 * @generated SignedSource<<2dff7d3cdfa9706dd9a763fac9583bc1>>
 * @relayHash db61ee0568adefb9af614ec0b87d55a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 409705cd4aec868c2315e4dd2e05bd204ea7d0f6c55acba772b4823f80c3ee1d

import { ConcreteRequest } from 'relay-runtime';
export type useDeleteAccountMutation$variables = Record<PropertyKey, never>;
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
    "alias": null,
    "args": null,
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteAccountMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDeleteAccountMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "409705cd4aec868c2315e4dd2e05bd204ea7d0f6c55acba772b4823f80c3ee1d",
    "metadata": {},
    "name": "useDeleteAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f78612f6ec47492995b97daac031d2cc";

export default node;
