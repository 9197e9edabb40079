/**
 * @generated SignedSource<<21c2ccbd6c9e5a9d9d3c1195b08bba96>>
 * @relayHash 4d356c2fa8ed6c41c38e1ef5764b6c98
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4139fde915ae8b1e04f7c141d2caefc88c540fa2ca072e2fd67cfde4357c4822

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4139fde915ae8b1e04f7c141d2caefc88c540fa2ca072e2fd67cfde4357c4822",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
