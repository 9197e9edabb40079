/**
 * @generated SignedSource<<e8739a9a7f3f333fc5bca361e709c054>>
 * @relayHash cc6e02ccfdc7325274f98337b5885aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebfe8b67918a73fec6396a3d637f589a1defd982d84fb17cdf975f8ed6f5a952

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebfe8b67918a73fec6396a3d637f589a1defd982d84fb17cdf975f8ed6f5a952",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
