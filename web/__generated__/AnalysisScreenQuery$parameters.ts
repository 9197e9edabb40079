/**
 * @generated SignedSource<<7c726bfba6200eed44ba342547b72476>>
 * @relayHash 6a700fe67e25802e7b172a68ddac67ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a2b0fa05162fe08402c933636ad68be065e7dfa5244f9ba8a311f56497e4f0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a2b0fa05162fe08402c933636ad68be065e7dfa5244f9ba8a311f56497e4f0",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
