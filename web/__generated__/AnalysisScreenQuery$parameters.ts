/**
 * @generated SignedSource<<5331b830b0eae3ff446fd4d1834d49be>>
 * @relayHash 1768c4066f8701ace6e5ea16dfc13114
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 486ebbfec03e77ddf3922ca8c36e103bc8b1985f38bba7c91b85032032fe075f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "486ebbfec03e77ddf3922ca8c36e103bc8b1985f38bba7c91b85032032fe075f",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
