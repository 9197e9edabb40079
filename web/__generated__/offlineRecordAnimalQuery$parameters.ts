/**
 * @generated SignedSource<<6eade42957a7b4a0de1b9f47762497c1>>
 * @relayHash 532443a863c3e0b992eea4ba666a65a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7310f7c66a52dce92e2a8e7ed9c8881f5f4041f3b9fc07d0acc84fa76227dc94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7310f7c66a52dce92e2a8e7ed9c8881f5f4041f3b9fc07d0acc84fa76227dc94",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
