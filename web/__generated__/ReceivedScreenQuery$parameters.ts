/**
 * @generated SignedSource<<fafd865917d9bc50cd689670af1dbf5e>>
 * @relayHash 72d1fe52084a91a30f639515d1224de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7878e5d76d752f2fac82a1486ff4eda9adf88473b80f82c82f542ee1c5148c9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceivedScreenQuery } from './ReceivedScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7878e5d76d752f2fac82a1486ff4eda9adf88473b80f82c82f542ee1c5148c9",
    "metadata": {},
    "name": "ReceivedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
