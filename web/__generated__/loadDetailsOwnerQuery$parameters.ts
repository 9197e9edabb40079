/**
 * @generated SignedSource<<be57461d8aaad0a8a54b5b116de76338>>
 * @relayHash 9da813fe04075ed3f3e179051f6c5797
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 679a3f97094c1a05e02b505d9d75e98f2f1195287f5e8de8a2f40e6dbc285a8a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { loadDetailsOwnerQuery } from './loadDetailsOwnerQuery.graphql';

const node: PreloadableConcreteRequest<loadDetailsOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "679a3f97094c1a05e02b505d9d75e98f2f1195287f5e8de8a2f40e6dbc285a8a",
    "metadata": {},
    "name": "loadDetailsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
