/**
 * @generated SignedSource<<04ab364a6b04f551b78a4a9735b501d9>>
 * @relayHash c2cec66714155a95c768d78f88556fe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca1384b810097f366fa22f55d0b32160460f071b7abcb721e85b10cafe9f72d6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca1384b810097f366fa22f55d0b32160460f071b7abcb721e85b10cafe9f72d6",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
