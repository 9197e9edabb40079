/**
 * @generated SignedSource<<01e08f473fe57b3e3f2a3f9d9bdf70d4>>
 * @relayHash 32ef2231569421012ca413b26a212e07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7039d6f8666268e7f4ecf9f8c0ec128ced1f79c973edb2a33e919cddf3b9af7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7039d6f8666268e7f4ecf9f8c0ec128ced1f79c973edb2a33e919cddf3b9af7",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
