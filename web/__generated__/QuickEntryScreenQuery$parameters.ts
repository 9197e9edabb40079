/**
 * @generated SignedSource<<271c84dc4f764d7cdff9a805d660aecd>>
 * @relayHash 8c52da66fc3842c43ff31a7cb0e2ee39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2248190d673ce3570b81ca4c7ab9c6a863cde6eb23f652644cd678718500a73

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2248190d673ce3570b81ca4c7ab9c6a863cde6eb23f652644cd678718500a73",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
