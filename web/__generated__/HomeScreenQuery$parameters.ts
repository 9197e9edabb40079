/**
 * @generated SignedSource<<263dd152e811eb4279599375e2d469c7>>
 * @relayHash 367eec4eabfad3f3abcae9f659b42537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 335d07ea2747db85f2b86cea500c5a9ae1a0c596a046af4876e758727535d4d0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "335d07ea2747db85f2b86cea500c5a9ae1a0c596a046af4876e758727535d4d0",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
