/**
 * @generated SignedSource<<f5c07bfd3cf6038725af87d250c5ea47>>
 * @relayHash 0df72f3346f99c899bd371ea832bd4b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17901d7ddb6d8f03234ec41d9e270d9b7f7a3f291d69c60de8551ff2a08d844e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17901d7ddb6d8f03234ec41d9e270d9b7f7a3f291d69c60de8551ff2a08d844e",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
