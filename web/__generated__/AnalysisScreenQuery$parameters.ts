/**
 * @generated SignedSource<<454c236f8451968e729a768758ea043e>>
 * @relayHash 7e8545881b7dfd75bfa0636046d856e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a32d152603b48c4b78ae6f21a884692bc8d496250441bba3b0072decd0f9909

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a32d152603b48c4b78ae6f21a884692bc8d496250441bba3b0072decd0f9909",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
