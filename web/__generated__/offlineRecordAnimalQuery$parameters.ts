/**
 * @generated SignedSource<<08f1fbb46055991e2b10c4cbbe8d619b>>
 * @relayHash 85333ddbaa92ed7b23143273f6bbc851
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 251844a00fcba50dc81b85a1878e2e0f53425a1c068c2a8fd358eff101d430bb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "251844a00fcba50dc81b85a1878e2e0f53425a1c068c2a8fd358eff101d430bb",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
