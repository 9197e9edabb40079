/**
 * @generated SignedSource<<4b035c1d33dd4bbc6ba150a32f55e318>>
 * @relayHash f9cbb862a1f7533063c70b37d456d23a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98128a2621d11b0a7eb5a5c25aa6840a90399b34b1fc4ad8252c5ce18c06c5d0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98128a2621d11b0a7eb5a5c25aa6840a90399b34b1fc4ad8252c5ce18c06c5d0",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
