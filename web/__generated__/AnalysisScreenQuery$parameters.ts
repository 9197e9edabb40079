/**
 * @generated SignedSource<<b754614bd1322e988c999be5990414c6>>
 * @relayHash 157315e94b0e297c93ac98d494ba1625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83bef8543dc68a97ad22a17904c11fffbaa8519a624f858a6ca2a05bfebf4388

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83bef8543dc68a97ad22a17904c11fffbaa8519a624f858a6ca2a05bfebf4388",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
