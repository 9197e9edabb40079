/**
 * @generated SignedSource<<62e6e023b942919f98ce47f3121f5c2f>>
 * @relayHash 8456b8989ab1dc862ccd0e9f74dd2023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ad28eeb44f951fe8c281d6b34b2205f997834cf2f6debbc5e8435c8072fe49e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ad28eeb44f951fe8c281d6b34b2205f997834cf2f6debbc5e8435c8072fe49e",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
