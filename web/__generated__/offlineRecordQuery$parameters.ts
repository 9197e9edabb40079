/**
 * @generated SignedSource<<e6fe4b29b7c64a284343f37ddeef7095>>
 * @relayHash c9606b9ffaaa67fae84226d7d77ecc41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8d025895d8a4ee741aa651495cfebe8da07f408ed1c296900a499c9e9bc9c7f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8d025895d8a4ee741aa651495cfebe8da07f408ed1c296900a499c9e9bc9c7f",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
