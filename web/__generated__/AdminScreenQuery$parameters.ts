/**
 * @generated SignedSource<<ac44303f41190175deb6da647e2ffb35>>
 * @relayHash 8d64dc4b125e8ccc7c32bf7292df2230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f0bcc3fabdb070334921b1e4709cacd9580440ee8718a6a2d5345709ca0e318

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f0bcc3fabdb070334921b1e4709cacd9580440ee8718a6a2d5345709ca0e318",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
