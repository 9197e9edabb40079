/**
 * @generated SignedSource<<58e86a3ee6de029fa6396eb38d50a030>>
 * @relayHash 2d1878f20a515b7e112b66c5e8690ccc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb94e7b9ace996737df4d51f9c4f86c9e1e23952465581c6bc8f82e8c0720d84

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CircleScreenQuery } from './CircleScreenQuery.graphql';

const node: PreloadableConcreteRequest<CircleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb94e7b9ace996737df4d51f9c4f86c9e1e23952465581c6bc8f82e8c0720d84",
    "metadata": {},
    "name": "CircleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
