/**
 * @generated SignedSource<<fb398e6b26a5800f9ec957dd27f05443>>
 * @relayHash c517171335fc53a6fded970d514d37cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 900ebccb147bf6a25dbdba42851ab29569aa74f4aca1fe9050ba1921dc565f55

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "900ebccb147bf6a25dbdba42851ab29569aa74f4aca1fe9050ba1921dc565f55",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
