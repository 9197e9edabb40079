/**
 * @generated SignedSource<<94e19d4ab6f09e9de4b3c8a06168669d>>
 * @relayHash b9829048867a6dccf73311732d2f152b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d19e29c43da60afb10eb72d267e11eeff5f79838ca3957a3d7983a9f461a07e7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VetNumbersQuery } from './VetNumbersQuery.graphql';

const node: PreloadableConcreteRequest<VetNumbersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d19e29c43da60afb10eb72d267e11eeff5f79838ca3957a3d7983a9f461a07e7",
    "metadata": {},
    "name": "VetNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
