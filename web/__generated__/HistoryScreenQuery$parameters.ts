/**
 * @generated SignedSource<<01537fd7e5902f79a65893d03a387300>>
 * @relayHash 828b53c55ad09303a98435f04101a9d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 676a848601372c21ad294d92433087d400eb113ba42598bfa49ecdb9a006a16e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "676a848601372c21ad294d92433087d400eb113ba42598bfa49ecdb9a006a16e",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
