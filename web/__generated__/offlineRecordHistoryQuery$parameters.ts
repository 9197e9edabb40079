/**
 * @generated SignedSource<<d338a3dbaf9d0be76e60c65a9e8d465f>>
 * @relayHash b0d9b13b37bc1fe6e20b9a34497a2307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1af9b74c6447bea8a9a3e9ec829402089f16c597a4d50bbb71066a9bf8ab3d61

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1af9b74c6447bea8a9a3e9ec829402089f16c597a4d50bbb71066a9bf8ab3d61",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
