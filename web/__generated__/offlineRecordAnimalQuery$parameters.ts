/**
 * @generated SignedSource<<57a48f85daad603158165dc177c25740>>
 * @relayHash dabb0f6b5ba46ed90bfcb76989b08556
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5116de9a90f9942874ac8f367f2810b4364f40593cc75d440825f7edde9624ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5116de9a90f9942874ac8f367f2810b4364f40593cc75d440825f7edde9624ab",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
