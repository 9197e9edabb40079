/**
 * @generated SignedSource<<302fcf7bbe18213a099e67b651563f54>>
 * @relayHash 2a2a1adff113c3d23d4ac19ad0974f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b61ceef887dffac3a4c6e4d0c2a13673c928fc03740b0e63c3a3b4e408fc762

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b61ceef887dffac3a4c6e4d0c2a13673c928fc03740b0e63c3a3b4e408fc762",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
