/**
 * @generated SignedSource<<2266605883965418a689cb902bd82614>>
 * @relayHash 61291f45575f4da0867dbb4497401346
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf746a3e0c4bffa519853415bf8043cbf3cfa5c9bb431bf8719660c265beb36b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf746a3e0c4bffa519853415bf8043cbf3cfa5c9bb431bf8719660c265beb36b",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
