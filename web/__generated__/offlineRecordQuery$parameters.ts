/**
 * @generated SignedSource<<020bab58fa3499c364737ee023806324>>
 * @relayHash 1280a083b174b5f2b32f0bdd4d625f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a06f706ee1e33e1cc4326d2775ee17789ecc3d2df76b586364e95571ba1e9d6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a06f706ee1e33e1cc4326d2775ee17789ecc3d2df76b586364e95571ba1e9d6",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
