/**
 * @generated SignedSource<<bdc34fe7f015e08202d69653f09319ae>>
 * @relayHash 0b6fdf0793009b31ea6b38d6a8bf70ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdef7f5874edfb01f8beed5d31a802a9e52e46ae1d867f88bcd5cf6d13e10c4d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdef7f5874edfb01f8beed5d31a802a9e52e46ae1d867f88bcd5cf6d13e10c4d",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
