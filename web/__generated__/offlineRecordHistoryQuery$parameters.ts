/**
 * @generated SignedSource<<d6741eceaed1d9e6ebeec6f1d4e0bdad>>
 * @relayHash ee582cd5627adfda7d3905d0f5fdbfe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd4351bb4e25d4a2a0584159be3f992c664375f4696741b2a10006059394573d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd4351bb4e25d4a2a0584159be3f992c664375f4696741b2a10006059394573d",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
