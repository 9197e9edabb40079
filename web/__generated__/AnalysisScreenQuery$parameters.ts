/**
 * @generated SignedSource<<520cb6afc83fd86021459b810899f302>>
 * @relayHash 948b41838b3fcda6e786f76982ffe603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45aae981fd59ceaf2adbcd611624312cccc282970417ce74b1133f76d52c42c5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45aae981fd59ceaf2adbcd611624312cccc282970417ce74b1133f76d52c42c5",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
