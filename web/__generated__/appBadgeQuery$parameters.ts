/**
 * @generated SignedSource<<1e377f38396a7cccec57fcf212f83fb0>>
 * @relayHash a6c67a3a5bfbb74fb489b169449b2871
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1025238d0e06b85d043af860a22a168c1f425ba409825a5f1f312c0344595df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { appBadgeQuery } from './appBadgeQuery.graphql';

const node: PreloadableConcreteRequest<appBadgeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1025238d0e06b85d043af860a22a168c1f425ba409825a5f1f312c0344595df",
    "metadata": {},
    "name": "appBadgeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
