/**
 * @generated SignedSource<<05657c051eed79fd2f5cabbfa67ff3d1>>
 * @relayHash a30b769d8df40984d80a1a9e82b6ef68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1949f6097d2537d51ffef2395d263cf46e078c06d892fda29dda968c593b0dc7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1949f6097d2537d51ffef2395d263cf46e078c06d892fda29dda968c593b0dc7",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
