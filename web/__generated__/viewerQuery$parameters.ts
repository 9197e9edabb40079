/**
 * @generated SignedSource<<555c1d11687b404f47f9be0bf801e47b>>
 * @relayHash 12ee55d47577d9f040bd2197f74d354c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58d94dafd5e5a45813a0aeef53ba488b032ea6d7a09d0dd3c696596feead28a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { viewerQuery } from './viewerQuery.graphql';

const node: PreloadableConcreteRequest<viewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58d94dafd5e5a45813a0aeef53ba488b032ea6d7a09d0dd3c696596feead28a1",
    "metadata": {},
    "name": "viewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
