/**
 * @generated SignedSource<<c9e2de4d948f965730b284c016812018>>
 * @relayHash 95704635d3e39ef1c3dc8359b7157a1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc291fcd30057ba8f739a07e706cadf148c89d6829f119875c58984eb8bd4088

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc291fcd30057ba8f739a07e706cadf148c89d6829f119875c58984eb8bd4088",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
