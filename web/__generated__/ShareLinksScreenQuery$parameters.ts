/**
 * @generated SignedSource<<7da1ef82a7a2a29856f9e3a4c179311b>>
 * @relayHash 66fffbc3fbc7df790dceaa65b3cb6b1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc49e844249c531c5607c2b0adfa91b43e4dc2cac3abb60208c366b2294979fb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc49e844249c531c5607c2b0adfa91b43e4dc2cac3abb60208c366b2294979fb",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
