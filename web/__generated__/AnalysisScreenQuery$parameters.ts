/**
 * @generated SignedSource<<6c8e1624d76a850ccf8822ced0fc4498>>
 * @relayHash dca91bc4d0aa50481347099908887ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 060c5e2b75d2e9473a80e99ce2201373cca4e6d00063bc9621e03aa839ea7dc2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "060c5e2b75d2e9473a80e99ce2201373cca4e6d00063bc9621e03aa839ea7dc2",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
