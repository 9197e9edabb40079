/**
 * @generated SignedSource<<b06ebaab33765fb14a0ec12dbb959a6d>>
 * @relayHash 03453446d1f6a7af4e854a52ea58aad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1479e29774b2c1783a8a1ea14fb4d5898aaf42e23e9e461d5dddd437bb9a918e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1479e29774b2c1783a8a1ea14fb4d5898aaf42e23e9e461d5dddd437bb9a918e",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
