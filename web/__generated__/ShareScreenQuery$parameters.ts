/**
 * @generated SignedSource<<f3cbf2577caf3e343581a30a73ea876c>>
 * @relayHash d988966fab0de499a1f4d842fe1fde1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc346481458f05722f68d094b5b197c710ac56b8f0532a193c0cabcd8a80143b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareScreenQuery } from './ShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc346481458f05722f68d094b5b197c710ac56b8f0532a193c0cabcd8a80143b",
    "metadata": {},
    "name": "ShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
