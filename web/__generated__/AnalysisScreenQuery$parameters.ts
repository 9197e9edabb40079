/**
 * @generated SignedSource<<df81f4c945c982ee01920a4d2f98f844>>
 * @relayHash 8205326ebf4448b9d801dbcc6633f187
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2399c8a72d735b783d4cff1c978afd61cafe53617b7c0f5655eaded7dfd22b9d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2399c8a72d735b783d4cff1c978afd61cafe53617b7c0f5655eaded7dfd22b9d",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
