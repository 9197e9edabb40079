/**
 * @generated SignedSource<<333250a755afdcae1982bd2ba1902578>>
 * @relayHash 1c19e689842f65a020ea7675b50e7000
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a864cb0c44437c2c87ae6129d53063584496f9e759e5f313ffa04354af683d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { loadDetailsOwnerQuery } from './loadDetailsOwnerQuery.graphql';

const node: PreloadableConcreteRequest<loadDetailsOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a864cb0c44437c2c87ae6129d53063584496f9e759e5f313ffa04354af683d5",
    "metadata": {},
    "name": "loadDetailsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
