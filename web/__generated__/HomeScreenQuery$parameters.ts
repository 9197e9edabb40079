/**
 * @generated SignedSource<<5a46920e20bce6726bb5af79ae1ec78a>>
 * @relayHash 4dc80cd086f2c0bd54b587d9f03a84d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a73da86731dd16547ab904235429cf3e4f95fd6c014fbb90c7a78552da8b7f6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a73da86731dd16547ab904235429cf3e4f95fd6c014fbb90c7a78552da8b7f6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
