/**
 * @generated SignedSource<<c2687898136637fea730e85aa3acf24e>>
 * @relayHash 92dc77ca55778483ca0e9c4b823d4e4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76eabb91b6c63bc8253162a6e1046983259efc73a0f4533423a9158d3567fe1e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76eabb91b6c63bc8253162a6e1046983259efc73a0f4533423a9158d3567fe1e",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
