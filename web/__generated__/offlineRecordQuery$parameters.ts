/**
 * @generated SignedSource<<5871fb4a215b141ec4c56ff99d518e63>>
 * @relayHash 37e70725d0b5dd0d68c76d0f2d08932f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41cc8adc5bf0202e8a8b96a10430e3b8f28513cced31267488a5966d15ef01cf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41cc8adc5bf0202e8a8b96a10430e3b8f28513cced31267488a5966d15ef01cf",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
