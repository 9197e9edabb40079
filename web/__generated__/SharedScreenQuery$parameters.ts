/**
 * @generated SignedSource<<0df8a800c5fc5d253e3040485152fc74>>
 * @relayHash 84e379269f240f8888901e9960c54eac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70af05bd9635dfaeb17e893d8d1c380490276cb115cd9291ea521b83d9a6f405

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70af05bd9635dfaeb17e893d8d1c380490276cb115cd9291ea521b83d9a6f405",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
