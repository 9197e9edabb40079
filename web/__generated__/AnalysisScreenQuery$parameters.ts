/**
 * @generated SignedSource<<9e102972de447b2d15a734a997cbe2f9>>
 * @relayHash b5495ed91202c36a226f011da7cb8437
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4543884f006be2886c1917ab3963b4840fdddc45e2c21728ceae87dbe5027924

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4543884f006be2886c1917ab3963b4840fdddc45e2c21728ceae87dbe5027924",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
