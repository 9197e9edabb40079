/**
 * @generated SignedSource<<747805d7aec14fe7b865b25a4a86bb77>>
 * @relayHash acd71950e3cfef1d70012d172b7bb3be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58fc931eeb711743a8e49a737d0cf44e34217ef3610ded6f1d81d5b134fde8df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58fc931eeb711743a8e49a737d0cf44e34217ef3610ded6f1d81d5b134fde8df",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
