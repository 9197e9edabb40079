/**
 * @generated SignedSource<<12c1373772e9810fe3ad327d6bb51267>>
 * @relayHash 7b476542a6575ed44b0371844b8cb126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9274137dd70cf22fba525783ded23aa9dd8c3be9f46d96557db31b1ca95fb283

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9274137dd70cf22fba525783ded23aa9dd8c3be9f46d96557db31b1ca95fb283",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
