/**
 * @generated SignedSource<<8db1c23162b4dabd08c6bad676326c76>>
 * @relayHash 246d3f84a18dca2fd78eddef284533c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e98dc0a3187d3624308006285114dacf39f410f148c20ddd5e7fe5d03e58907

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e98dc0a3187d3624308006285114dacf39f410f148c20ddd5e7fe5d03e58907",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
