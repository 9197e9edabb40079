/**
 * @generated SignedSource<<4d685263c76dee6a10aa431983c0f586>>
 * @relayHash a3ae10a6ca07b2b50176b39a1c9f7e88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c4e955e1ab6b5d238a0ba9e00b2d7d071417bfb2f5ea036dd5a7d30b37f8a65

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c4e955e1ab6b5d238a0ba9e00b2d7d071417bfb2f5ea036dd5a7d30b37f8a65",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
