/**
 * @generated SignedSource<<2161e592e80fee43cf9bf54127d2cefa>>
 * @relayHash 3a4d4cc9bf72ef07a73ccb338eee579c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7b96584c64f2b442abd45069d19e7f392035d3f75d92fa9869aa217581635db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProposalsScreenQuery } from './ProposalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProposalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7b96584c64f2b442abd45069d19e7f392035d3f75d92fa9869aa217581635db",
    "metadata": {},
    "name": "ProposalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
