/**
 * @generated SignedSource<<a39a46a13094133dd416b5f9db217e89>>
 * @relayHash d7de4e786fdeae75363390f3ae86f5fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0e7123f2d2e7e10b45e8da9ab705f1d30c37630e5038f4655a03e78779f2cc9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0e7123f2d2e7e10b45e8da9ab705f1d30c37630e5038f4655a03e78779f2cc9",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
