/**
 * @generated SignedSource<<44e0ffd1d02de41833590bc8d7e63329>>
 * @relayHash f177737ca432ac72297c9ca8d678aaf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a41dde9b2269f304ad8189e7c51753a36886d75f11f4a164598de80056ed12fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CircleScreenQuery } from './CircleScreenQuery.graphql';

const node: PreloadableConcreteRequest<CircleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a41dde9b2269f304ad8189e7c51753a36886d75f11f4a164598de80056ed12fe",
    "metadata": {},
    "name": "CircleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
