/**
 * @generated SignedSource<<1c1ea566cf284ce035623611e3961925>>
 * @relayHash 191629bb6abf2b8274c2fc0447931549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68ce07bd5ef673cc7121084b2711432428d61c2fb6a4e9a4a4b3e04d9d435fa9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68ce07bd5ef673cc7121084b2711432428d61c2fb6a4e9a4a4b3e04d9d435fa9",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
