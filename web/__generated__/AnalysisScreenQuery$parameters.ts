/**
 * @generated SignedSource<<2b596fd2a3f4abad2d04652e5ea4f67c>>
 * @relayHash de00ee8efb0ac37f06466fa3c4f73ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85229bccf3bf97c7bc237360c6b5f9c0e6ce647f264258bd7d420824506dc708

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85229bccf3bf97c7bc237360c6b5f9c0e6ce647f264258bd7d420824506dc708",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
