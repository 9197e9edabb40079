/**
 * @generated SignedSource<<2f332c95d550da1f1ffc2daf1723ef15>>
 * @relayHash e373596adb65137e48c0a1219474fdcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1626b311b678e4ba258e03f8f5138172c3c2817ee04ede8a36ee242adc3637de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1626b311b678e4ba258e03f8f5138172c3c2817ee04ede8a36ee242adc3637de",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
