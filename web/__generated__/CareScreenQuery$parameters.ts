/**
 * @generated SignedSource<<18fa4a888d0f325aed5ce5448ab36068>>
 * @relayHash e34cbbe422bee2094fc07e878d8a7d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5d06aead8f0cd94baaf9bb6dbf85b6dfd3ba995789a07aa1d22d1d55c16a8ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5d06aead8f0cd94baaf9bb6dbf85b6dfd3ba995789a07aa1d22d1d55c16a8ab",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
