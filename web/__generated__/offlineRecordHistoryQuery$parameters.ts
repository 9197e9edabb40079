/**
 * @generated SignedSource<<c27f98ebc7dfccfb62f04e75042ce41c>>
 * @relayHash b3ff728533bfcd9f1f90af727d6db0ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 222177c2749d1c7aa48c8c69ff0e099db3c65d9738acd93a7b9710379d1a3f94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordHistoryQuery } from './offlineRecordHistoryQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "222177c2749d1c7aa48c8c69ff0e099db3c65d9738acd93a7b9710379d1a3f94",
    "metadata": {},
    "name": "offlineRecordHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
