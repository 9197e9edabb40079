/**
 * @generated SignedSource<<87059b068012c8147622593df4d5599f>>
 * @relayHash 86ea3a1fe5a8ee2ae33ce276e4006dd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8658b6873d4c78c8403b642bad6e9fddf28bc6804b99305549a8b11b8c053840

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8658b6873d4c78c8403b642bad6e9fddf28bc6804b99305549a8b11b8c053840",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
