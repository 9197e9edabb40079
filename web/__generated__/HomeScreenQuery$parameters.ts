/**
 * @generated SignedSource<<5e200c297e6102aec765e76d09d1e37e>>
 * @relayHash 13e71c89bb694e46357506c8fbaf2c1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1158dcd87f3a8f61d5c0569a22f1f19f2288aa6d7db80d25b8d76098ac800b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1158dcd87f3a8f61d5c0569a22f1f19f2288aa6d7db80d25b8d76098ac800b2",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
