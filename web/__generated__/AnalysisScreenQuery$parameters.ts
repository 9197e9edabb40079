/**
 * @generated SignedSource<<36e5efc65206d1f633113687377365e1>>
 * @relayHash f43b1d85a3af3114d3dd829abc3a06da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 616fbd1b5db9fd760ce45586568f635b7ba1c6dd63667dbc3942b3bbbc8cf52c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "616fbd1b5db9fd760ce45586568f635b7ba1c6dd63667dbc3942b3bbbc8cf52c",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
