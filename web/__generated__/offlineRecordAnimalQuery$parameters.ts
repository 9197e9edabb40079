/**
 * @generated SignedSource<<a4750aeda8e2faf103b93ac1de17906e>>
 * @relayHash 199b1ced0fe9614c12edbdc0b0aeeccf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ba847a8a742483e32cf291509b1a8883477e99ca4bb8ad7b334575105c29fae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ba847a8a742483e32cf291509b1a8883477e99ca4bb8ad7b334575105c29fae",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
