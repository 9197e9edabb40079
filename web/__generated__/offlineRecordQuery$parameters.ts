/**
 * @generated SignedSource<<15ff0914ca953402d9b044967081c275>>
 * @relayHash 13ed6704adea20ee976058d5b43c8658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d082c07c59958221f94bd4480c8d6c95f5aec69171570780ed76d0d5dfa7cb82

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d082c07c59958221f94bd4480c8d6c95f5aec69171570780ed76d0d5dfa7cb82",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
