/**
 * @generated SignedSource<<103182b80800fdc34c7a101a48924e08>>
 * @relayHash b147b029aa342ec6fc054e710a8ec3b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5ef31118389df623bae0c07bc6cb35aa8e32633fe39cbd697cd3307c13eda1d

import { ConcreteRequest } from 'relay-runtime';
export type useEntryCountQuery$variables = {
  uuid: string;
};
export type useEntryCountQuery$data = {
  readonly animal: {
    readonly entryCount: number;
  } | null;
};
export type useEntryCountQuery = {
  response: useEntryCountQuery$data;
  variables: useEntryCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "uuid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "uuid",
    "variableName": "uuid"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntryCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Animal",
        "kind": "LinkedField",
        "name": "animal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntryCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Animal",
        "kind": "LinkedField",
        "name": "animal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c5ef31118389df623bae0c07bc6cb35aa8e32633fe39cbd697cd3307c13eda1d",
    "metadata": {},
    "name": "useEntryCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c11dfee8e6ccbb0961deda5b2cc24e92";

export default node;
