/**
 * @generated SignedSource<<f68d858704f7f9973ac8c386088c208e>>
 * @relayHash 92a6d0c6a06a040af5b510eff2932056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a66a0c40667266b1ac95fae0dd82651696f6762826915cd851eca1b8f4d8829

import { ConcreteRequest } from 'relay-runtime';
export type DeleteCatDialogQuery$variables = {
  uuid: string;
};
export type DeleteCatDialogQuery$data = {
  readonly animal: {
    readonly entryCount: number;
  } | null;
};
export type DeleteCatDialogQuery = {
  response: DeleteCatDialogQuery$data;
  variables: DeleteCatDialogQuery$variables;
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
    "name": "DeleteCatDialogQuery",
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
    "name": "DeleteCatDialogQuery",
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
    "id": "5a66a0c40667266b1ac95fae0dd82651696f6762826915cd851eca1b8f4d8829",
    "metadata": {},
    "name": "DeleteCatDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "102a963754cc174f587ce45f8acbf216";

export default node;
