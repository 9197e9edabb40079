/**
 * @generated SignedSource<<d905ca0604e5a5b22b91c9f8a46ef470>>
 * @relayHash 86c65986139ce995d08022b4a71c68be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e33794d010244c790704ea65beca82936ff567693717f48e85b7f4fe7b2f0bdc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e33794d010244c790704ea65beca82936ff567693717f48e85b7f4fe7b2f0bdc",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
