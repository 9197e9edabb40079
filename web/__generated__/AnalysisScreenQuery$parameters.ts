/**
 * @generated SignedSource<<55016cd3ebc68ce15187e01886410961>>
 * @relayHash 8cde34d88ba8f7aa16f232370a530cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d46c811a9423de8b785a586a0e0806e79c7c20102b9b87cb6c13bbe99dd7a31

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d46c811a9423de8b785a586a0e0806e79c7c20102b9b87cb6c13bbe99dd7a31",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
