/**
 * @generated SignedSource<<94f9a24f2f889a825a22d46118ad3c17>>
 * @relayHash 809b0c0ebf3277b4d23b10c8b0ab5066
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a2811d31869bff4c9b38838d8c01e01ec298cd9fff16923d5b92d637482c654

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a2811d31869bff4c9b38838d8c01e01ec298cd9fff16923d5b92d637482c654",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
