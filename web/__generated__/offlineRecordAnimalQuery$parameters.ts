/**
 * @generated SignedSource<<0ff9725644f15d53c5e4dede5766e4c9>>
 * @relayHash 8fd4476df12a900e6a47caf75f05520f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 693d66fd41a9d29c0ad86340617df457e0fe853692c9448a38593005f81d994a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "693d66fd41a9d29c0ad86340617df457e0fe853692c9448a38593005f81d994a",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
