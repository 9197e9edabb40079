/**
 * @generated SignedSource<<28446185d1e15a60f5abbb54935de6a3>>
 * @relayHash c0f4ad8afa5f7bfcba16b3d59193efb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cc7016e0ed4b0625126a959c40b672fc2c0b22d961a4ea60f1a017a75e4b1eb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cc7016e0ed4b0625126a959c40b672fc2c0b22d961a4ea60f1a017a75e4b1eb",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
