/**
 * @generated SignedSource<<b0800655a28314ba316082b4856870ef>>
 * @relayHash 9ad13ec0211287b27f53a55fe231e5f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a384413a99872db479949fabfaebe74f2fb6e43610f08a6e882003d8cb6d9e9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a384413a99872db479949fabfaebe74f2fb6e43610f08a6e882003d8cb6d9e9",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
