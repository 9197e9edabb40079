/**
 * @generated SignedSource<<9b285fefdbc5bc74f1f3d809f6db98c9>>
 * @relayHash 5692f315e7bbc267eef70257c14c9938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd3ef2f1652231c1217cc13e11475e342994ef054cc37ccad167fdbf3461c885

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd3ef2f1652231c1217cc13e11475e342994ef054cc37ccad167fdbf3461c885",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
