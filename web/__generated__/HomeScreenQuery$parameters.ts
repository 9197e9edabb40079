/**
 * @generated SignedSource<<ec8d5621b77cd8267c01bf9da3092410>>
 * @relayHash b9f7f0c4674816759147afeb1b332648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cd1d58aab8981bbe721dfa787c7957ec4f1322eb4974fd378ab9d2fb1564d14

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cd1d58aab8981bbe721dfa787c7957ec4f1322eb4974fd378ab9d2fb1564d14",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
