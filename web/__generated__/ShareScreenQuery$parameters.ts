/**
 * @generated SignedSource<<304d160d1e2ecd73daba79a49f986d3e>>
 * @relayHash 94b2719cbf5695204a3136f2f9e4d75e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e986332384ad3b2f8d04001ca89e4ed7242f15ee96b0fa61e2e0dd7c6026baf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareScreenQuery } from './ShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e986332384ad3b2f8d04001ca89e4ed7242f15ee96b0fa61e2e0dd7c6026baf",
    "metadata": {},
    "name": "ShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
