/**
 * @generated SignedSource<<cf45744bd08e12a52f092759ed0d6a8c>>
 * @relayHash 427754330d8480aa21d6c38d0d3e8839
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 747f9606fcf5a635c5ce9dd24d7ddf1460a2cd2c37eb045a5a577c02bb0f25a4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { sessionViewerQuery } from './sessionViewerQuery.graphql';

const node: PreloadableConcreteRequest<sessionViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "747f9606fcf5a635c5ce9dd24d7ddf1460a2cd2c37eb045a5a577c02bb0f25a4",
    "metadata": {},
    "name": "sessionViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
