/**
 * @generated SignedSource<<d12a00fe684dbed85ee6306390341d86>>
 * @relayHash db586cc613bc0514ff50c62be3bcb5c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1add89df5cf2fdb9463905aea98b57bcb3002299949aa3f65e29a6215351e383

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1add89df5cf2fdb9463905aea98b57bcb3002299949aa3f65e29a6215351e383",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
