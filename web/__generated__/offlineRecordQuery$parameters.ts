/**
 * @generated SignedSource<<397700d0abf548a5684fb2dece0a342b>>
 * @relayHash ff216a219dc1f96546e71bf2a207cb97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 810e2dd473b00ef0bebcb3c51d23d219a95c5e583f005f06a5ff888ac8dd3238

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "810e2dd473b00ef0bebcb3c51d23d219a95c5e583f005f06a5ff888ac8dd3238",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
