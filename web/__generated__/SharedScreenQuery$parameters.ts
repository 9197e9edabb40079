/**
 * @generated SignedSource<<d7a2eeb83f305a7f9603ffd1ed50514a>>
 * @relayHash 13902011367f216602adebe6a9c8f31f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8db8f6ee66fa428ad265a0e2504517402cf05934b7498fd1c6b506caecc38d92

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8db8f6ee66fa428ad265a0e2504517402cf05934b7498fd1c6b506caecc38d92",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
