/**
 * @generated SignedSource<<3831fe869a6101b473059860c29880c3>>
 * @relayHash 80e859565160de06c5d7864874ff747f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6440b0201ee0347e87f0bdf0893eb90ce179905fa3faf6bbee6872638304a8e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6440b0201ee0347e87f0bdf0893eb90ce179905fa3faf6bbee6872638304a8e",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
