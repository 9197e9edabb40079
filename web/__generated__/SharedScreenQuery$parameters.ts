/**
 * @generated SignedSource<<e075bbb4a7bd395dfb6f65b63e7d830c>>
 * @relayHash 48e108f5b60905e54bba287bf4ed6e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc60961ae69ea19bb6a29dd27096c633fbba658dc9877a9297bbf8b2734e6f9c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc60961ae69ea19bb6a29dd27096c633fbba658dc9877a9297bbf8b2734e6f9c",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
