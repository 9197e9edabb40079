/**
 * @generated SignedSource<<8753292f7223f86dc0ec531b777f0941>>
 * @relayHash ce867fa49928c5705aa8f06b69ee507e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a02e1cde9ad143772e433d88fd3a62732c21a03411a31df32287fb1d29310e0d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a02e1cde9ad143772e433d88fd3a62732c21a03411a31df32287fb1d29310e0d",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
