/**
 * @generated SignedSource<<287a2ad558debc72d4ecff1852475937>>
 * @relayHash 9bfe424e9fb3413d440e51ce2a2e3ef0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dba0492269529a9d2312d44cda6a69de8db25c62540f5395a3f806b768773b4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dba0492269529a9d2312d44cda6a69de8db25c62540f5395a3f806b768773b4",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
