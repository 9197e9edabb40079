/**
 * @generated SignedSource<<45b84dc8216c7fc0f3caa0fc8e015e58>>
 * @relayHash 72b39b5a17449d374d5e0e9ec6f25065
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf0f2a2f0d1e48e5fb7945b43202911699daad7581d7b8500f0c35d54e2c30b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baf0f2a2f0d1e48e5fb7945b43202911699daad7581d7b8500f0c35d54e2c30b",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
