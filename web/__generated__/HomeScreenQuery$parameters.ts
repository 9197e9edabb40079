/**
 * @generated SignedSource<<aba5b50186c5cfc6c028c16ed5eafe66>>
 * @relayHash 09a361f9f0612ff18f5a67e8b42b0077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1cbe1551ffa835dba4c1f5efec5ceee1e0baf23638ca76c65b9edcccc57ef80

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1cbe1551ffa835dba4c1f5efec5ceee1e0baf23638ca76c65b9edcccc57ef80",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
