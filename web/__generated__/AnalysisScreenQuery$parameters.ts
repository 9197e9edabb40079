/**
 * @generated SignedSource<<103cbaa54f65b713211729cd1c61093b>>
 * @relayHash 262b30aab4452129832eb63944a2315b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d64a9ae07d4921c50398714edb1b1b439328527b1b03a1c586092f28f2492bde

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d64a9ae07d4921c50398714edb1b1b439328527b1b03a1c586092f28f2492bde",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
