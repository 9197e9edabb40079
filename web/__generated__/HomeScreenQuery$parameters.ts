/**
 * @generated SignedSource<<59425e08a1541b234b5552490f6a71f7>>
 * @relayHash 9d05b4c7521db5e8e10f36b12d225782
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0309f73329a50dba562a4297527bae84a8da2d80ce58b7232c67a667da845439

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0309f73329a50dba562a4297527bae84a8da2d80ce58b7232c67a667da845439",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
