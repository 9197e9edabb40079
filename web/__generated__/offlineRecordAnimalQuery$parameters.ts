/**
 * @generated SignedSource<<2e13b14bb7f9672b7358d7756610e7f0>>
 * @relayHash e52d5dea039453def2ef980a54f155b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d9c582728bf0ab2a638a4c25c696328d88966a5063566563cd87ce25a5bcdb4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d9c582728bf0ab2a638a4c25c696328d88966a5063566563cd87ce25a5bcdb4",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
