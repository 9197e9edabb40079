/**
 * @generated SignedSource<<9b0149f9ea3d82401d3aef8e9ab4a72e>>
 * @relayHash 650cb21fa035bfa9da2009c5f7df229f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87514bfe95bfca07498dda55fa098b92d2283e31f4685f14e00affa11ec7656a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87514bfe95bfca07498dda55fa098b92d2283e31f4685f14e00affa11ec7656a",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
