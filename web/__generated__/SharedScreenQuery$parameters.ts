/**
 * @generated SignedSource<<c253a65bf1bf535aa89ea2637a540374>>
 * @relayHash 82fffb1511e68d10a12148fa2123b86a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d74fed86f2c3cd468f219c7c5c72c35bec6bc66b9e4523db46681370b50153

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6d74fed86f2c3cd468f219c7c5c72c35bec6bc66b9e4523db46681370b50153",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
