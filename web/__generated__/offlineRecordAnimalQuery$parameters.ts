/**
 * @generated SignedSource<<1e208d5eef3fdd03ab9de264e1d6e90c>>
 * @relayHash bafd35811f856984bde5b5c20fbe484a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 536940dbdee08ff8d6d1ad00e42d761a0db877fc8861949cae4c2bdca0363e2a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "536940dbdee08ff8d6d1ad00e42d761a0db877fc8861949cae4c2bdca0363e2a",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
