/**
 * @generated SignedSource<<6ff5a448c390e6a16b08a31a01d22941>>
 * @relayHash c73b21f6f230e6ecb0efe1eb91e2a3ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 848f3244b9899315dcaf3f06168751e82021b8b3e99f1d20c844c8cb13d739ce

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "848f3244b9899315dcaf3f06168751e82021b8b3e99f1d20c844c8cb13d739ce",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
