/**
 * @generated SignedSource<<ea492eaffe7e7f74e88fd9caddca7dd1>>
 * @relayHash 523b7e868ff996edccad4af07b93a17d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c53274e202dab35acf93edab754111f77960c30d7a1e1c304ddab374c4c8ef9d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c53274e202dab35acf93edab754111f77960c30d7a1e1c304ddab374c4c8ef9d",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
