/**
 * @generated SignedSource<<2bfdadd40ee52e02de66bc59f0e4cf8e>>
 * @relayHash 5938d4f3afbf4eacee9a3c08aeb4d0ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d82ac1a01b578b68ef271b674a568ac63360983f20704259d101336d0fd93d0d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d82ac1a01b578b68ef271b674a568ac63360983f20704259d101336d0fd93d0d",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
