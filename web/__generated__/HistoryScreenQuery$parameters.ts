/**
 * @generated SignedSource<<90a6b97960551011835435fc8d1022f3>>
 * @relayHash 82a7fd7c8f95fe15cd65b190af988337
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 872062c2906202226535a229d658bf1e6783f9a43f65b01d4e44efc92a7e279f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "872062c2906202226535a229d658bf1e6783f9a43f65b01d4e44efc92a7e279f",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
