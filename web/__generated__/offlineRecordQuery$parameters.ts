/**
 * @generated SignedSource<<a9f25d6835436a5e917c9ff8ba55ac03>>
 * @relayHash 318181741ac0ae10f2b80c63cd377b10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 888c5b3ed4e571d22dcd1aec2ff4a2942f189d899162decb35349ad5a92921a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "888c5b3ed4e571d22dcd1aec2ff4a2942f189d899162decb35349ad5a92921a2",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
