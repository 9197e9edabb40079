/**
 * @generated SignedSource<<bdd449ea87e2c7a277292c0ac3304d0d>>
 * @relayHash d5e108e2c8899f46d73e9e45b3a7b8d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9440d02875ce6d6922c78208b8928317f1d9131401aa83be1b3e311c640b6b7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9440d02875ce6d6922c78208b8928317f1d9131401aa83be1b3e311c640b6b7",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
