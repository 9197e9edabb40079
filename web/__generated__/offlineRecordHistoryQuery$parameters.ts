/**
 * @generated SignedSource<<92e132efae808037e3ddefcc7f8b31f3>>
 * @relayHash 81c881ba89f80b0ebf98c5371b05e4f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc2a0bcdfc838bec5b87500969d83575cca54a1e012c2e457c9b867b3f4166e5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc2a0bcdfc838bec5b87500969d83575cca54a1e012c2e457c9b867b3f4166e5",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
