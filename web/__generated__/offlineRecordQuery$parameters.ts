/**
 * @generated SignedSource<<97b938dfad0cc624bb73768a78eecf24>>
 * @relayHash 8bd1f838d2fd4014db9d111963aa0a0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52b5733f63be52dc6d62c415f90bb6ca2f25d53fe17662d75a32404f8a064157

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52b5733f63be52dc6d62c415f90bb6ca2f25d53fe17662d75a32404f8a064157",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
