/**
 * @generated SignedSource<<b770f295c17f06ea5afa64a72acdb723>>
 * @relayHash b1a64c4d35a29eec8e0acc35428e1b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a61810d90a5bc57af412fb01803484da6d7d1b50bd15c2b5841a2f73b1e48700

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a61810d90a5bc57af412fb01803484da6d7d1b50bd15c2b5841a2f73b1e48700",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
