/**
 * @generated SignedSource<<5a58e48cba3e3c1bf6f67a49dd1de066>>
 * @relayHash d9f85c4e18ae7c8d1e4b155557a9c929
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 898b2e1d39eb8a12a02fd3af563d4b3e4b0f244d6df3883eef5be4133de65396

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "898b2e1d39eb8a12a02fd3af563d4b3e4b0f244d6df3883eef5be4133de65396",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
