/**
 * @generated SignedSource<<68766eac84b3a3b4bf2389c1ed74c433>>
 * @relayHash 577579499030990a21b8906e291ca925
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48be34a085b49b75155fdad7018983c6cb47b0082dd8f53b4c420ea060e36b8e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48be34a085b49b75155fdad7018983c6cb47b0082dd8f53b4c420ea060e36b8e",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
