/**
 * @generated SignedSource<<e87d1e3a811e793e31b6b832ddd5480d>>
 * @relayHash 1f9a7efd2a9b2a173f8602c7bf6d712b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 391788c6750e670031db70b1dd3c4dce4182f6b74273d402628287f3dc9db8af

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "391788c6750e670031db70b1dd3c4dce4182f6b74273d402628287f3dc9db8af",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
