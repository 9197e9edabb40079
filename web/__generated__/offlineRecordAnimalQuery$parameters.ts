/**
 * @generated SignedSource<<85acb4a6012ed0cd8a1238d007a7700c>>
 * @relayHash 556907f46e2205c1d82746efd6503494
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfa32ce782d0cdff3b7bd5fc2810f23fa50418cecb53d0a212100e970e51c6f6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfa32ce782d0cdff3b7bd5fc2810f23fa50418cecb53d0a212100e970e51c6f6",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
