/**
 * @generated SignedSource<<660ff4fa8d1cb314a35a655f48f9e9bb>>
 * @relayHash 17ec382b74557c638bd41383621ac8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba790aef9f216282b4c6e8bc112eec7c02050d6fbd3674744aa15203db4c53dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba790aef9f216282b4c6e8bc112eec7c02050d6fbd3674744aa15203db4c53dd",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
