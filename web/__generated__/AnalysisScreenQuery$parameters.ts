/**
 * @generated SignedSource<<7ef4ca93dc53fedba48cbcd8c9fcb44c>>
 * @relayHash 05c1602407b11f60119784ab76c272a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ce9daae9578afa12f6c0dc6dae89bc362002c2f714917327731b4d50e87ce54

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ce9daae9578afa12f6c0dc6dae89bc362002c2f714917327731b4d50e87ce54",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
