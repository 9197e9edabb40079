/**
 * @generated SignedSource<<b14f40fbe3822170f42dca9abfc3e674>>
 * @relayHash 2a036765928eafb7f932221fba91f604
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f298618d7585e3fada51d2f241f08e4abd3de4a7ebce1bf4b5abbe20403beeaf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f298618d7585e3fada51d2f241f08e4abd3de4a7ebce1bf4b5abbe20403beeaf",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
