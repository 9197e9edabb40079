/**
 * @generated SignedSource<<3b06f2473fe9fdb83903012605c03820>>
 * @relayHash ceafcb3c5c7ba11e30ef317664c01211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1bd9d872009e6c55d6efea956f832d5817c7ef83937f18375db894ef5038eb7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1bd9d872009e6c55d6efea956f832d5817c7ef83937f18375db894ef5038eb7",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
