/**
 * @generated SignedSource<<5d208b2e722a01e2c366b70677296a41>>
 * @relayHash ca174c6b1195497e85ede5958366befd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a36262246b07e82221d9a5ce09cc7a15e24074416a7192d2bf6f9865e26eb7e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WeighScreenQuery } from './WeighScreenQuery.graphql';

const node: PreloadableConcreteRequest<WeighScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a36262246b07e82221d9a5ce09cc7a15e24074416a7192d2bf6f9865e26eb7e",
    "metadata": {},
    "name": "WeighScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
