/**
 * @generated SignedSource<<30e54595b240d67bc49e5a7cab4e4854>>
 * @relayHash 066b8adc1332f39f4ea9bd2b50edc3fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 951fa832bff4b1ea81b428082079e1d7044e62c36932573e0e8ea3ca7083a30c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "951fa832bff4b1ea81b428082079e1d7044e62c36932573e0e8ea3ca7083a30c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
