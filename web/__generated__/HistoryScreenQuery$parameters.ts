/**
 * @generated SignedSource<<3801cb6907b4a94588e88ba6f1174ded>>
 * @relayHash e823e5770c539514899214748f11a8c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04dca2d54f17283e53f09536fdcaa206a6b967f3945ba773c3b653dee054c9c7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04dca2d54f17283e53f09536fdcaa206a6b967f3945ba773c3b653dee054c9c7",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
