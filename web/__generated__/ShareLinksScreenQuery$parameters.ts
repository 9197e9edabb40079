/**
 * @generated SignedSource<<caf4198f8c9eab699c6786308e98e1f5>>
 * @relayHash 22cb7ef71a0299638b5b7d8629c15519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5004826f9da0a0693b65a2bdc6a1c1df06d4597698b0e7c5bfbe386574f6e02e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5004826f9da0a0693b65a2bdc6a1c1df06d4597698b0e7c5bfbe386574f6e02e",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
