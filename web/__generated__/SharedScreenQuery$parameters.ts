/**
 * @generated SignedSource<<535c7dac2417887f70d11a3f03062723>>
 * @relayHash a05850cc268d5f98ff376e9510fdb96b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eec62f3c0c9ddd61bc439aad22608459008439d893611d14c1a4fd0c37f5f30

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7eec62f3c0c9ddd61bc439aad22608459008439d893611d14c1a4fd0c37f5f30",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
