/**
 * @generated SignedSource<<dacb86d24367ebddac1cc140062fdbce>>
 * @relayHash e4c53b6db4824542e3d88d270c031ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef8161ba3fecc8ebe4c3955efabaea236a6976b49cd6c37b2358531136f1c5c7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemovePushDeviceInput = {
  uuid: string;
};
export type useRemovePushDeviceMutation$variables = {
  input: RemovePushDeviceInput;
};
export type useRemovePushDeviceMutation$data = {
  readonly removePushDevice: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"PushChannel_viewer">;
    };
  };
};
export type useRemovePushDeviceMutation = {
  response: useRemovePushDeviceMutation$data;
  variables: useRemovePushDeviceMutation$variables;
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
    "name": "useRemovePushDeviceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "removePushDevice",
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
    "name": "useRemovePushDeviceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ViewerPayload",
        "kind": "LinkedField",
        "name": "removePushDevice",
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
    "id": "ef8161ba3fecc8ebe4c3955efabaea236a6976b49cd6c37b2358531136f1c5c7",
    "metadata": {},
    "name": "useRemovePushDeviceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39b85b124b874fe5ff0a9df6eaeeb445";

export default node;
