/**
 * @generated SignedSource<<02784cbc54361dc3c62bba2193a30661>>
 * @relayHash a92b773afd383beafd96050654048849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c547d4a8410d622e2cf1ba5adfd6e2894c364aa397e2e1745ae06ce3581d9455

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c547d4a8410d622e2cf1ba5adfd6e2894c364aa397e2e1745ae06ce3581d9455",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
