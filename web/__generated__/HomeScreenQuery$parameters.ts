/**
 * @generated SignedSource<<3685cde1f527b32858e731122aaaa8ec>>
 * @relayHash 99bc56c089358760e31ea2ff36b53005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63e96305e0b108546f71a33f1c83f663f8955c7ff16bc34dfa5f0c0898f954f4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63e96305e0b108546f71a33f1c83f663f8955c7ff16bc34dfa5f0c0898f954f4",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
