/**
 * @generated SignedSource<<e127941018201ffc1ce3799b3cd49aaf>>
 * @relayHash b3127dce655cf1263e91bb8c95f221e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 395712b38e95f3f77e03bb80854da2bac4a5e4dc5a6023ac804514891a94143f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RemindersScreenQuery } from './RemindersScreenQuery.graphql';

const node: PreloadableConcreteRequest<RemindersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "395712b38e95f3f77e03bb80854da2bac4a5e4dc5a6023ac804514891a94143f",
    "metadata": {},
    "name": "RemindersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
