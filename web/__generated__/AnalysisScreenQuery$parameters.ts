/**
 * @generated SignedSource<<5bb31cdcfa16358e2280cb54303c6e9e>>
 * @relayHash d75181b775181f7f72466211231d1052
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d5f79eb3cbd25118d062f82b712db58f994143f62e5ca2b46c8f0c0cb6b8a89

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d5f79eb3cbd25118d062f82b712db58f994143f62e5ca2b46c8f0c0cb6b8a89",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
