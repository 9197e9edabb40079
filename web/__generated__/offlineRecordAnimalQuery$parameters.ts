/**
 * @generated SignedSource<<78be1faf3c809da18685bddc8b52eb5b>>
 * @relayHash 5a03bc569dbaf89a517c9094527898ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6f32a1089c565abfb35ae052b8167491fd5afc416780c64deac0c78c93dd2a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e6f32a1089c565abfb35ae052b8167491fd5afc416780c64deac0c78c93dd2a",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
