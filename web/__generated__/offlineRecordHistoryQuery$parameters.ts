/**
 * @generated SignedSource<<ff48505bf15439e38d5b4ed08df88732>>
 * @relayHash fcd5c9e1bafa38234f53c306bb7b1562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a65b6ca04a766f1ec2599e0a42c9727ef97ca833045ada85fef27e843ebd16dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a65b6ca04a766f1ec2599e0a42c9727ef97ca833045ada85fef27e843ebd16dd",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
