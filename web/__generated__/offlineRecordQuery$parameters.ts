/**
 * @generated SignedSource<<ba6850948a95c6246e6984415927c96a>>
 * @relayHash cdbeb32bc38cccae686c9733f46dea5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86cad6d6c055a51aa9c957f0f7532c18b5c2f71b6b693296bca9df3ba664dd96

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86cad6d6c055a51aa9c957f0f7532c18b5c2f71b6b693296bca9df3ba664dd96",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
