/**
 * @generated SignedSource<<035fca805032915c9765bde1c01eace2>>
 * @relayHash 6cbf61456247e2d224278cb52f33fdc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07def4e1eea285a1d4697e8807a82f9f9d9c15fe09eb84ae5574cabe5698c374

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07def4e1eea285a1d4697e8807a82f9f9d9c15fe09eb84ae5574cabe5698c374",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
