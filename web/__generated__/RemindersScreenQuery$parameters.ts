/**
 * @generated SignedSource<<efcab56474b213a120e4fa46b86b60c5>>
 * @relayHash 3a8b009fe6806be5c95f5bee220dcdfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 220c090f9c1d7a00063b93411d9584625c3b9407a24017e4c342bbed639656a8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RemindersScreenQuery } from './RemindersScreenQuery.graphql';

const node: PreloadableConcreteRequest<RemindersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "220c090f9c1d7a00063b93411d9584625c3b9407a24017e4c342bbed639656a8",
    "metadata": {},
    "name": "RemindersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
