/**
 * @generated SignedSource<<841542ff8bff2e6775d4c86e0a680e82>>
 * @relayHash 1ee2cbf9578223dd609a4088939f305f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6330d7ba742c76a7b5c411d512c7cd4295fb6386f76d7d9819d30c1e8ed0f80

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6330d7ba742c76a7b5c411d512c7cd4295fb6386f76d7d9819d30c1e8ed0f80",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
