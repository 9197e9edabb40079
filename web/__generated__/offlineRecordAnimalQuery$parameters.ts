/**
 * @generated SignedSource<<0fc20d6de0f8875ec62c9b46523343fa>>
 * @relayHash d9bbe55301a79e5d31497c91943119a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73dfe40bc895afc96c4a7f7beaf354c8b2a44b24c5395bfd36e8bbadc34f8128

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73dfe40bc895afc96c4a7f7beaf354c8b2a44b24c5395bfd36e8bbadc34f8128",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
