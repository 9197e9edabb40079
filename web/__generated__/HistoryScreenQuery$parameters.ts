/**
 * @generated SignedSource<<41c47079a1c38c095b39e0aad07f053c>>
 * @relayHash c6cbb26bb7cda846e79798e02d3cb87a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe782eb0a599b20ad97da204ad07be3790704baa8b2f4b68415432664bdd6b71

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe782eb0a599b20ad97da204ad07be3790704baa8b2f4b68415432664bdd6b71",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
