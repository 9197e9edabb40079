/**
 * @generated SignedSource<<79e0e3c0149db15fc7bf5c83ef2a87b0>>
 * @relayHash 5f003b1b65d2032cd2cf5026b36ad184
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9f99da8369fcbb3195f89930feb4e36b155290f20218a118f2fca91267d9c1d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9f99da8369fcbb3195f89930feb4e36b155290f20218a118f2fca91267d9c1d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
