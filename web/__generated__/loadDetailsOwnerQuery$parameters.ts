/**
 * @generated SignedSource<<ce0587341b4e7eabb8a73a2a56ac1022>>
 * @relayHash dc5c5261353e6cec738af034dd73327e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99e926576827e8793fd2a6f9a37358318303e002c8b799d491c2be4f6403c6b3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { loadDetailsOwnerQuery } from './loadDetailsOwnerQuery.graphql';

const node: PreloadableConcreteRequest<loadDetailsOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99e926576827e8793fd2a6f9a37358318303e002c8b799d491c2be4f6403c6b3",
    "metadata": {},
    "name": "loadDetailsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
