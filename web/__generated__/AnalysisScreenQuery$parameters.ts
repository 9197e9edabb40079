/**
 * @generated SignedSource<<3e8d3f84bc352eb494c2a523d9d70042>>
 * @relayHash c40cc7f3d6bb72311281554fdd9310d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 096c912adb2f392cb7b48c59086ac7d166ef2a960b480f08573109008ddcf0c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "096c912adb2f392cb7b48c59086ac7d166ef2a960b480f08573109008ddcf0c8",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
