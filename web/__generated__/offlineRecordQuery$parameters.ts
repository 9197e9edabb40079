/**
 * @generated SignedSource<<f0ed8a007efdc2cb05fbe6044f9b3d27>>
 * @relayHash 2ecdb6efb92e850faf5cd9ef3255a909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a300315a4a18aea0e90e30e03ca9d312bb3999f52da2a0e33032b592366f79c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a300315a4a18aea0e90e30e03ca9d312bb3999f52da2a0e33032b592366f79c",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
