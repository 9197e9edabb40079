/**
 * @generated SignedSource<<caf9b0d6ce7b4424774cfd6ebdc3be5b>>
 * @relayHash 75b09bef715532c1753b8a5ffc4c457e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26ab1bb67d1516b0b54d3565b56c4b704bdd3074737d79aa05e1f765d248cf1b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DoseScreenQuery } from './DoseScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26ab1bb67d1516b0b54d3565b56c4b704bdd3074737d79aa05e1f765d248cf1b",
    "metadata": {},
    "name": "DoseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
