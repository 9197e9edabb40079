/**
 * @generated SignedSource<<ea1291b4296739c4f43173b5bfbb52ed>>
 * @relayHash 7540e2d526b1c23ac989424e512fa132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e7f5c932b9c2ce472eeb3e1487773f19de219905d30e986b4b238f5c5406524

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e7f5c932b9c2ce472eeb3e1487773f19de219905d30e986b4b238f5c5406524",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
