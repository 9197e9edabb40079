/**
 * @generated SignedSource<<0514a6519c6fc50d1b73e533e602a181>>
 * @relayHash 58dac4812b895e6b4ba09b61a7fec400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16f0d237c184f1ff05eae26be63836c923ad7d13b5a762216dc213a3780332a5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16f0d237c184f1ff05eae26be63836c923ad7d13b5a762216dc213a3780332a5",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
