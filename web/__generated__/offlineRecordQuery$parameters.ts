/**
 * @generated SignedSource<<9d62509ce5f227d246a36f58a43bfb9f>>
 * @relayHash 6606833200a66d4009698e0df37607aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d92892352f8a9a053b33347fa41e605ee8ae9b4ec9ea9e34a2288416792ce56a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d92892352f8a9a053b33347fa41e605ee8ae9b4ec9ea9e34a2288416792ce56a",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
