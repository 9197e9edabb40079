/**
 * @generated SignedSource<<4442d71813d5506a60f0ac70b547c050>>
 * @relayHash 2e51de6a1b31ccb87e952cfa900d3933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 281cabde93756ab98f724d1e0cde251c3d7b2f36ee50658be80e031c5af2a2a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "281cabde93756ab98f724d1e0cde251c3d7b2f36ee50658be80e031c5af2a2a2",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
