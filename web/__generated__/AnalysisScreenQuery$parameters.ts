/**
 * @generated SignedSource<<66db194a2613277369e4e47e069adb05>>
 * @relayHash 811b8b4b09d51b743704abfef02cb6e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f6d024b53692d6ac66d3a0655b74f7a041da2f4bf6a71ff45c8210aeb07e84b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f6d024b53692d6ac66d3a0655b74f7a041da2f4bf6a71ff45c8210aeb07e84b",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
