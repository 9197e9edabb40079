/**
 * @generated SignedSource<<0f68ba201ac2ccc49f639d954531bd0e>>
 * @relayHash e1452dccb6209d00ecb8c223f9362bec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d86244287a02f39bc460843989caab260b7e894930b905812094a6f65cee31f7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareListScreenQuery } from './ShareListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d86244287a02f39bc460843989caab260b7e894930b905812094a6f65cee31f7",
    "metadata": {},
    "name": "ShareListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
