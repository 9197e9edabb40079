/**
 * @generated SignedSource<<9a1523baeab1ef3b19b58b91f5231f6f>>
 * @relayHash e8616cfb701be4a93f206a54c6d2e908
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 886f98ebf14e165965094d94e802109cc3205bce7ba0a00e06ecbe4c6143c9ae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "886f98ebf14e165965094d94e802109cc3205bce7ba0a00e06ecbe4c6143c9ae",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
