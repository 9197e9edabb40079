/**
 * @generated SignedSource<<cfc96a481574384951b1e98f6f7e5b39>>
 * @relayHash 4e14fca02b4fab23f972a5d3421304d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c0e41d56a18f47a7f523dd865a609af0f357e3dad0d03e98c0c0ab5380c5287

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c0e41d56a18f47a7f523dd865a609af0f357e3dad0d03e98c0c0ab5380c5287",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
