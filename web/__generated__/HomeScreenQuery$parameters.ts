/**
 * @generated SignedSource<<1d0d5acb2423257d17fb23974f9d05ea>>
 * @relayHash 5778a9d7e10ef1bf527694adf20e3e7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 541349d2149392d34f6fe46841a3d490a1084b4aeaaf84fb292105e9d1de41f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "541349d2149392d34f6fe46841a3d490a1084b4aeaaf84fb292105e9d1de41f9",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
