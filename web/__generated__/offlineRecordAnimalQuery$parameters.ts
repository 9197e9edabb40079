/**
 * @generated SignedSource<<367462517e8532b1d98cf06599cd0280>>
 * @relayHash 0ed1e0960e7e6acdcad0d1a0c52a717e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f1cc201c96dcd3f9b70514697ec6bb6957ff8919f8de6fda2b0e37efda80a27

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f1cc201c96dcd3f9b70514697ec6bb6957ff8919f8de6fda2b0e37efda80a27",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
