/**
 * @generated SignedSource<<8736d590f1d8ff0ab129e2a3f08e71bc>>
 * @relayHash 37ea9c22bf4092cbd630fdb2a7a59cbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ce718bbf712b61ea751252bc132b0db0a81eb34402eae09e505de093e318fb1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ce718bbf712b61ea751252bc132b0db0a81eb34402eae09e505de093e318fb1",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
