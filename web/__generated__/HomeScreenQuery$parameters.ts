/**
 * @generated SignedSource<<90634f5e8a602ff7d0f3e41d8156f443>>
 * @relayHash 8f64e4190dc95ae9fe98b53a89e689d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b8367925b1ecf97d97ab4dccd7ac7926b8c4fde4ad1c695e34ef19f8ced4e36

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b8367925b1ecf97d97ab4dccd7ac7926b8c4fde4ad1c695e34ef19f8ced4e36",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
