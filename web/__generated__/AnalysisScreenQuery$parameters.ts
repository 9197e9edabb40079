/**
 * @generated SignedSource<<2f39a31ee42c9cc0256e3b846204bbdc>>
 * @relayHash bf93ee5955b7a17cf7070300e1bfa2ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eaa9c4acda59ff9174d63d005e528cbe90aff38d4e29e95244d997cfc40ea95

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eaa9c4acda59ff9174d63d005e528cbe90aff38d4e29e95244d997cfc40ea95",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
