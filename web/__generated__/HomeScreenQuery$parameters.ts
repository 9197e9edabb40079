/**
 * @generated SignedSource<<e9409065c217b78ce4cba2a1a04a71db>>
 * @relayHash e6a96e0d2f3f561d5fded52c71b74a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c048e2237477e931b72e90f2e84f93ab233eb067855010e0bdfc258dc7f22179

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c048e2237477e931b72e90f2e84f93ab233eb067855010e0bdfc258dc7f22179",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
