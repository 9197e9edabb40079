/**
 * @generated SignedSource<<698d6181368ab63b72ff3acfd2c62769>>
 * @relayHash 8c62fa55f9b26308378578b647d162a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5da0c2085672964e9834902ffebfe0276b5242df3c10b09371e567aac1d00de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareScreenQuery } from './ShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5da0c2085672964e9834902ffebfe0276b5242df3c10b09371e567aac1d00de",
    "metadata": {},
    "name": "ShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
