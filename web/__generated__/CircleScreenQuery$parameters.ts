/**
 * @generated SignedSource<<0ef93bbdcb1bb457c90d6b523836481b>>
 * @relayHash 809cdf2ea8eaddc4cd8e12fa72aec4af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13932a3d6f1d1e7147963d0a9f9b20036bdc311611eec31f05c36198f02dc3fc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CircleScreenQuery } from './CircleScreenQuery.graphql';

const node: PreloadableConcreteRequest<CircleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13932a3d6f1d1e7147963d0a9f9b20036bdc311611eec31f05c36198f02dc3fc",
    "metadata": {},
    "name": "CircleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
