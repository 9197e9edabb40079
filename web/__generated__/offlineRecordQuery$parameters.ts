/**
 * @generated SignedSource<<1659e852ebdda6fbab10a537a9bfbe11>>
 * @relayHash 033049f3dfaaca736f68a1a0f690c35b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a90f0bf0db049bbae8946e8eefe71c2b15302b8fd7b94153936f97ff1a20ef9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a90f0bf0db049bbae8946e8eefe71c2b15302b8fd7b94153936f97ff1a20ef9",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
