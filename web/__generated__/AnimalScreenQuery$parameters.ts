/**
 * @generated SignedSource<<ffb76f8d03d9e46e7f5ff6c1d033fd2b>>
 * @relayHash d44f19d3a01a1d410831581a3285cc5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c69fccb2516e8472271f519adc9aab7a4650942e92d2229678e6fa51192c0c30

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c69fccb2516e8472271f519adc9aab7a4650942e92d2229678e6fa51192c0c30",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
