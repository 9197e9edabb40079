/**
 * @generated SignedSource<<b529d64936d9e67c3067c4bce1b56865>>
 * @relayHash c2b2ce104877bcdc45f648136be5996d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0149592ceb7161e4a8636d946b9ec24f3b38071b26acbdc97f9c39f949b50db2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0149592ceb7161e4a8636d946b9ec24f3b38071b26acbdc97f9c39f949b50db2",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
