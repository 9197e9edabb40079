/**
 * @generated SignedSource<<1dbe6131f4fbfe77696becbd6104abe3>>
 * @relayHash 77a0f0677b9382cea95a90e3a8c22617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 248d3cebcb8482eaa8b90e7f873ea33789d400853fefbd63e5d88ccbce4aae0d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "248d3cebcb8482eaa8b90e7f873ea33789d400853fefbd63e5d88ccbce4aae0d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
