/**
 * @generated SignedSource<<6ab83d67497be02f2c4aab2324ac6e8f>>
 * @relayHash d6714e578cec3ca1975b66607b186714
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5412d627f8151c5a25234dbb3f538698848a3d23e7e565616198adf7f143bab6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5412d627f8151c5a25234dbb3f538698848a3d23e7e565616198adf7f143bab6",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
