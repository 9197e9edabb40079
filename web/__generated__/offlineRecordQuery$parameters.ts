/**
 * @generated SignedSource<<b9fedd719e88ceea7ea92d47bd073542>>
 * @relayHash f69ab4827b53e6cfbe90fe4565b85bb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98537151af655b15cd28be7e72f9ad2307f2a8f19fb7cddf0319c98dc1c90e58

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98537151af655b15cd28be7e72f9ad2307f2a8f19fb7cddf0319c98dc1c90e58",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
