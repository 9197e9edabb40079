/**
 * @generated SignedSource<<41d4a4d99cf39b2ed6cb2a2ccdf11057>>
 * @relayHash 05b2c51ee8a433a115c3ff842839b144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d901ede65a49d9c21315549dfd417b59dcb56f557de38a68a46d2969c9ac1db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d901ede65a49d9c21315549dfd417b59dcb56f557de38a68a46d2969c9ac1db",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
