/**
 * @generated SignedSource<<4ec21057bb9da8458d699e7d7076797c>>
 * @relayHash 0a7f9861bec5841f638bf9b975db2859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6a6250661e01517847b094978d980f9faa26406a57fb6adcfaf5d9dd67c2d06

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6a6250661e01517847b094978d980f9faa26406a57fb6adcfaf5d9dd67c2d06",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
