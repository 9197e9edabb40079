/**
 * @generated SignedSource<<c9e917878be2833ad61695ce7ae438c2>>
 * @relayHash 2180f425950ea829c85c82116ec8a349
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71566e9d6091b4c56dfe94b509fb2dc8c06061fa1634ce178c0efee7fbbabc4b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71566e9d6091b4c56dfe94b509fb2dc8c06061fa1634ce178c0efee7fbbabc4b",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
