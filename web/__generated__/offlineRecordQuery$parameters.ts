/**
 * @generated SignedSource<<b0ce77a3f9cc0677da45cd28932a3219>>
 * @relayHash 61aec6d46a12ce3f600a545e53dfbdbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60126995b954a138fff1f6312cdd3f0ed126de4bc294a2a2cac4b4e24e789dd5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60126995b954a138fff1f6312cdd3f0ed126de4bc294a2a2cac4b4e24e789dd5",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
