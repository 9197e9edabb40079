/**
 * @generated SignedSource<<9a6245e4b833b756e3e016f1be3cc28a>>
 * @relayHash 4dce07f8f9917d5c878ba1a63b0867d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 965ce0cf82a2ec0602f33b192ee0215be4c28592e0a8aec971c27717ab657d46

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "965ce0cf82a2ec0602f33b192ee0215be4c28592e0a8aec971c27717ab657d46",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
