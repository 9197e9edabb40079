/**
 * @generated SignedSource<<86a7bd6cb0e2ac8f1771cef8c5ba6651>>
 * @relayHash c8b88533f941fadcf4224ad6873410ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4513a4398ba8a23c6d6d66a1a026033cddbddc5d5e4c128f028b53ab772f188

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvitationScreenQuery } from './InvitationScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4513a4398ba8a23c6d6d66a1a026033cddbddc5d5e4c128f028b53ab772f188",
    "metadata": {},
    "name": "InvitationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
