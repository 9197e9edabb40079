/**
 * @generated SignedSource<<b4d02655aa071f6265137eda795cd716>>
 * @relayHash 4165e4f993120886ac2aad9995b2a8fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95336777c5f5ff732bb8c3c6d2f08f291c61ef36bcc91f6ba26b0fc2c62624e0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { askBesideOwnerQuery } from './askBesideOwnerQuery.graphql';

const node: PreloadableConcreteRequest<askBesideOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95336777c5f5ff732bb8c3c6d2f08f291c61ef36bcc91f6ba26b0fc2c62624e0",
    "metadata": {},
    "name": "askBesideOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
