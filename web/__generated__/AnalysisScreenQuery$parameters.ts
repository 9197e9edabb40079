/**
 * @generated SignedSource<<b449edbab185766a9da9c627fca6eb69>>
 * @relayHash c57bcb96ecc764a72f43ad8b468be5b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe57729db6e4a31767a6b2c69f9dcf38f9ae36272cea2d1d012a6b2b4a7a4361

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe57729db6e4a31767a6b2c69f9dcf38f9ae36272cea2d1d012a6b2b4a7a4361",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
