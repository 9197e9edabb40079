/**
 * @generated SignedSource<<e28d201f4fa4de943b98f3db7f57b197>>
 * @relayHash 5b67d8af29bcc6da2f276306692f8663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11a2880b4f3c5c18da73a39f74b017b19b463485f0e98b775788d064042044a0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11a2880b4f3c5c18da73a39f74b017b19b463485f0e98b775788d064042044a0",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
