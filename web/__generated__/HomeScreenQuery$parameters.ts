/**
 * @generated SignedSource<<9c05645f2ad1b54246421432df956fcd>>
 * @relayHash 15479e5d8d2585222791ad7e09b289e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04ca6790e0fcdac603b4efe8b618d002dfd4f7699b31b97dfec9f4764732703e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04ca6790e0fcdac603b4efe8b618d002dfd4f7699b31b97dfec9f4764732703e",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
