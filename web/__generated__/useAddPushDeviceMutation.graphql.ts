/**
 * @generated SignedSource<<98267199c55d36a5748cbbc80bd839e5>>
 * @relayHash ca55897dc7c171cb4baa35dd6fc9325f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a84cb4c988932712ec9539a3b82f6113ec289b5beafbc574ee1ada453bddc49a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddPushDeviceInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};
export type useAddPushDeviceMutation$variables = {
  input: AddPushDeviceInput;
};
export type useAddPushDeviceMutation$data = {
  readonly addPushDevice: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"PushChannel_viewer">;
    };
  };
};
export type useAddPushDeviceMutation = {
  response: useAddPushDeviceMutation$data;
  variables: useAddPushDeviceMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddPushDeviceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "addPushDevice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PushChannel_viewer"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddPushDeviceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "addPushDevice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pushKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PushDevice",
                "kind": "LinkedField",
                "name": "pushDevices",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uuid",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endpointHash",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a84cb4c988932712ec9539a3b82f6113ec289b5beafbc574ee1ada453bddc49a",
    "metadata": {},
    "name": "useAddPushDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3742f200d1d5e3fb88709b6e7f3fb0c7";

export default node;
