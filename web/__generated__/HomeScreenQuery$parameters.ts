/**
 * @generated SignedSource<<d087eb4db0fc819100b73b71860257a7>>
 * @relayHash 3104c5e548de756fd791eecff72a7f40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f068c29c8b0105b8c1ce07f93f4b31b0617d64f014a8ab1f7548375771bd4da0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f068c29c8b0105b8c1ce07f93f4b31b0617d64f014a8ab1f7548375771bd4da0",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
