/**
 * @generated SignedSource<<1c1b3702a616cdce040d8846a585c5d2>>
 * @relayHash 441252058c816c9ed30699e30885b6d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7517fd73d6b935f775cdc22be2826cde80455365b13d437f5b664dfd3cb3a88

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7517fd73d6b935f775cdc22be2826cde80455365b13d437f5b664dfd3cb3a88",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
