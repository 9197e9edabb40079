/**
 * @generated SignedSource<<42bc02e0f2ad5e18b6a482727b95f6ed>>
 * @relayHash 53927c9f764e3b17d23acc5e85103351
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ddb44093c99a958002dd81d03fbd193a199b0ef36cd27a59148cf351eed5ffb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ddb44093c99a958002dd81d03fbd193a199b0ef36cd27a59148cf351eed5ffb",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
