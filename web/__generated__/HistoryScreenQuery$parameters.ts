/**
 * @generated SignedSource<<9ead7cbf5419ea7d8096cbb547b6a94e>>
 * @relayHash cf6b2076087b0831ee2e78b781bf3152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a323b976547307c8da8caa38096b424df6f7441953e14e173509a102612bb061

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a323b976547307c8da8caa38096b424df6f7441953e14e173509a102612bb061",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
