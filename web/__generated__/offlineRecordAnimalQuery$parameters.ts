/**
 * @generated SignedSource<<3b99d7fe94b067f333a46abcc8c9bab2>>
 * @relayHash 7aa8a9b0c2f5a737b37f3a98e2f3ff5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed567eb0cbb78039f359160a3531dc0a9d3314124fef5582c9d34624c9fa2e17

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed567eb0cbb78039f359160a3531dc0a9d3314124fef5582c9d34624c9fa2e17",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
