/**
 * @generated SignedSource<<9c83ac981f1d315f0b00f29fdb1d0cbf>>
 * @relayHash 49beeae676891525683aacdf6db3dae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae20a1633471f07bae7e0f35ea3929bdf16a244c8ce848fde3607a3cb4ce7460

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VetNumbersQuery } from './VetNumbersQuery.graphql';

const node: PreloadableConcreteRequest<VetNumbersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae20a1633471f07bae7e0f35ea3929bdf16a244c8ce848fde3607a3cb4ce7460",
    "metadata": {},
    "name": "VetNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
