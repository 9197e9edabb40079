/**
 * @generated SignedSource<<4c0420d1cb052f27981acf2203d2d8d6>>
 * @relayHash c50e81e2d13425ed96559d650d1afe84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db9651367e581ff14c7b764b6561bfa77cf22ca786595f0dd4b5140a24bc0002

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db9651367e581ff14c7b764b6561bfa77cf22ca786595f0dd4b5140a24bc0002",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
