/**
 * @generated SignedSource<<20f3201e938083c145b07230d3b7c084>>
 * @relayHash a1b23334d124ca5488c00feedaea2faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa6bcdba5ae639124fb03966eeba13a6c43fbedb3d68058126106196ad189647

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa6bcdba5ae639124fb03966eeba13a6c43fbedb3d68058126106196ad189647",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
