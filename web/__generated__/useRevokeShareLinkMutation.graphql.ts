/**
 * @generated SignedSource<<97a53ea8f17493f256f21e3c16e3049f>>
 * @relayHash e38b7907b79a526d7a4e52ade9eedaa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc4bc36fb4ece300b165e7932f336aa8313badf31a4bc39e8922e5e315dcc0f2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RevokeShareLinkInput = {
  animalUuid?: string | null;
  uuidOrToken: string;
};
export type useRevokeShareLinkMutation$variables = {
  input: RevokeShareLinkInput;
};
export type useRevokeShareLinkMutation$data = {
  readonly revokeShareLink: {
    readonly shareLink: {
      readonly " $fragmentSpreads": FragmentRefs<"ShareLinkRow_link">;
    };
  };
};
export type useRevokeShareLinkMutation = {
  response: useRevokeShareLinkMutation$data;
  variables: useRevokeShareLinkMutation$variables;
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
    "name": "useRevokeShareLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShareLinkPayload",
        "kind": "LinkedField",
        "name": "revokeShareLink",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ShareLink",
            "kind": "LinkedField",
            "name": "shareLink",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShareLinkRow_link"
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
    "name": "useRevokeShareLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShareLinkPayload",
        "kind": "LinkedField",
        "name": "revokeShareLink",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ShareLink",
            "kind": "LinkedField",
            "name": "shareLink",
            "plural": false,
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
                "name": "shareUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastAccessedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accessCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRevoked",
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
    "id": "cc4bc36fb4ece300b165e7932f336aa8313badf31a4bc39e8922e5e315dcc0f2",
    "metadata": {},
    "name": "useRevokeShareLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "475f3e4fa91a9b53ead9f79d979e2439";

export default node;
