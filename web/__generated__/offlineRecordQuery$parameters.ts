/**
 * @generated SignedSource<<ac186b5de826e62620d6f6be104741cb>>
 * @relayHash 5f2578c737b95bb9f5c8c0d6a5139b71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4461b2bc00e146284c5ceea3b6461c3aed1ba34f85af0c991774b5e11ef34b00

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4461b2bc00e146284c5ceea3b6461c3aed1ba34f85af0c991774b5e11ef34b00",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
