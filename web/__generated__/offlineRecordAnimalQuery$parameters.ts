/**
 * @generated SignedSource<<7702495d11860520f3e3c8f1e3cee07a>>
 * @relayHash 2eecb5701dd06b333057a6c07bfd3eca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d46fc9fbd96564d90773c01b4fa569196738709ae2d51f27cd5b0ae8d052f5d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d46fc9fbd96564d90773c01b4fa569196738709ae2d51f27cd5b0ae8d052f5d",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
