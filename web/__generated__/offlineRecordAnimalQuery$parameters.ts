/**
 * @generated SignedSource<<f52ceeae564b169d1f60fad45608fda7>>
 * @relayHash a09928ef333428bd2a4cfe8cef623d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f5dda8632b506d2c0c8a4bdcf6d5d71390271b8ec0b1f81efdf0e38dc24ad8e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f5dda8632b506d2c0c8a4bdcf6d5d71390271b8ec0b1f81efdf0e38dc24ad8e",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
