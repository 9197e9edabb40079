/**
 * @generated SignedSource<<a723b3de7f1c0112bc02f2897d2823ff>>
 * @relayHash 7304d855c9d8a69bfbe8160c0e6254a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb8838bd0551278f855fa7e1492ea9b015fad147a956671c74331271e6b5d33f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb8838bd0551278f855fa7e1492ea9b015fad147a956671c74331271e6b5d33f",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
