/**
 * @generated SignedSource<<4b33c9acb9a52f162fe22b97c9731eea>>
 * @relayHash 360cbfd287c359781db96b6303b97164
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cee8bfae4af5fb879344bbaa899af220f8a1153d67802549dbc219a5339d873

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cee8bfae4af5fb879344bbaa899af220f8a1153d67802549dbc219a5339d873",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
