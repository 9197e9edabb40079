/**
 * @generated SignedSource<<d71105b80705ec5b558eaab68f4b265a>>
 * @relayHash c7354999fe818cdc9ff26e88e558c044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6662766e5a2a8330172b76ce6045c26712cad5e303d3eb012a6cf464144bc272

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6662766e5a2a8330172b76ce6045c26712cad5e303d3eb012a6cf464144bc272",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
