/**
 * @generated SignedSource<<b6f6e5f08578b1bfa2c6f1ce96159e2c>>
 * @relayHash 619781b88ad67e5c4b66b1fccd868825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8aba294c3bf571499c2ed97f5adbe1398dc4080cf6c9cbbb667d0b4f7f8cd492

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8aba294c3bf571499c2ed97f5adbe1398dc4080cf6c9cbbb667d0b4f7f8cd492",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
