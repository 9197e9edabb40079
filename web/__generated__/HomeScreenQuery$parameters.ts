/**
 * @generated SignedSource<<49375a5c9f9de16819ecb252e6f611dd>>
 * @relayHash a8314c5d45e442721d268de2bebc1111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebf6c28802121d93a692745cdccf34a78009992f5e59d7fd3cd1b1d2b7baa604

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebf6c28802121d93a692745cdccf34a78009992f5e59d7fd3cd1b1d2b7baa604",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
