/**
 * @generated SignedSource<<496188d61ef65641e083eff9165f879e>>
 * @relayHash e567c601d8be7ff50c515eec5b62b433
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7673f8e2a6e5192d099ba77dd8a7a3c23194091761d3ba726025c29e1765c57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7673f8e2a6e5192d099ba77dd8a7a3c23194091761d3ba726025c29e1765c57",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
