/**
 * @generated SignedSource<<b0ba267df00f3770db207e68304fe4d0>>
 * @relayHash 595600892a96c553289a765d79c7a2b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91360642de5a75cee1671c57119d393cfa3f96fa7c36d441b09542447fa0482

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f91360642de5a75cee1671c57119d393cfa3f96fa7c36d441b09542447fa0482",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
