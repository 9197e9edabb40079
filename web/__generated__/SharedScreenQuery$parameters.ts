/**
 * @generated SignedSource<<ea594f6fc5d64849bb427125a774f2f9>>
 * @relayHash 093e8e2c269c55bc017b52b5e9517b15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c2b73bd23da47727e4de8ea872b3f29b11d04536d82449fbbf2804430c0fcc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3c2b73bd23da47727e4de8ea872b3f29b11d04536d82449fbbf2804430c0fcc",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
