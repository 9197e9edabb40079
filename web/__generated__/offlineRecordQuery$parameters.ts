/**
 * @generated SignedSource<<7124faab5544472029f25a7afd84bcba>>
 * @relayHash db97f7d1383b5260ea7c3d2459e093b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f34beb67a97707171546d709c3ebd776ecfc23b23cbfd327f2833ee0a824e0d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f34beb67a97707171546d709c3ebd776ecfc23b23cbfd327f2833ee0a824e0d",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
