/**
 * @generated SignedSource<<472f35f66268e834d9bee25b45f7d586>>
 * @relayHash 6b833c65286a6f7a2bd89c20f0ded7d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9813de0ff3895600aa436c779bf8ae4c491327c98197117cc9c3d3a06b7b699b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9813de0ff3895600aa436c779bf8ae4c491327c98197117cc9c3d3a06b7b699b",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
