/**
 * @generated SignedSource<<88abfa08e94f59ba83553115064a7ae4>>
 * @relayHash de41e3cd98437087026f18d99bf3d25d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d7c530120b2cdd846075720cc6cf7cee89214f268da23623b33e9cab1fe8604

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d7c530120b2cdd846075720cc6cf7cee89214f268da23623b33e9cab1fe8604",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
