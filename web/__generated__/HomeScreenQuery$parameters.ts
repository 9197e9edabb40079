/**
 * @generated SignedSource<<9a988d8191c4d799b28db3e277ba6bb3>>
 * @relayHash d7c2878c6e10c406d93cf97846b77eaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e95162f6fc87a6803cdc50aa67002c6bde45b237c2616da203a28f7a865cc7c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e95162f6fc87a6803cdc50aa67002c6bde45b237c2616da203a28f7a865cc7c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
