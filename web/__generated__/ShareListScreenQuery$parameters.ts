/**
 * @generated SignedSource<<8a1e5f68c83dc3a65b9169cd88dea8b6>>
 * @relayHash f14586d95ea891a0373827ee88d3d428
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b6b36cf62624bbd7dcef42cfd6fd84b0cb1ef169a21aee158cafb07091cb31d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareListScreenQuery } from './ShareListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b6b36cf62624bbd7dcef42cfd6fd84b0cb1ef169a21aee158cafb07091cb31d",
    "metadata": {},
    "name": "ShareListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
