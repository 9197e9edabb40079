/**
 * @generated SignedSource<<eac5695b605b04895f81dbdc30a1c6c0>>
 * @relayHash 5192344ada7bd9779999ef422dc5c201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2ddb84b32663d4519613391dfd83e8816fee06e08ebd75163bcf1bb01c67024

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2ddb84b32663d4519613391dfd83e8816fee06e08ebd75163bcf1bb01c67024",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
