/**
 * @generated SignedSource<<bc4a5f230e74ecdee51bdcc2cdd4e4fa>>
 * @relayHash fa96cb138f66629434d875dadfba1598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 087085046339c3befd60790cd6f9f360306f7853c832e4371713acbd0d165d63

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "087085046339c3befd60790cd6f9f360306f7853c832e4371713acbd0d165d63",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
