/**
 * @generated SignedSource<<510839020882c3c8e8b5987df91b6f2d>>
 * @relayHash 1757f9043a88eb1e8087a9bc267b0400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e82c15259433063545d6fe7797cc9607c02716bff044ef343141e1d9d9e90f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e82c15259433063545d6fe7797cc9607c02716bff044ef343141e1d9d9e90f9",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
