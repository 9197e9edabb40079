/**
 * @generated SignedSource<<a521cf111e491ca8b300daa7765ace08>>
 * @relayHash c19e5f96d54444334e048c410fa3085a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea0cf9abbba23ae15b1f84cd3caffee10d2ba71c19236f9807db61dc72be8cb9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { loadDetailsOwnerQuery } from './loadDetailsOwnerQuery.graphql';

const node: PreloadableConcreteRequest<loadDetailsOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea0cf9abbba23ae15b1f84cd3caffee10d2ba71c19236f9807db61dc72be8cb9",
    "metadata": {},
    "name": "loadDetailsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
