/**
 * @generated SignedSource<<805a2c83427e43ff9fa443a0e19e27d4>>
 * @relayHash 06c975f88d28795866550ab138c5fcf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a35e158d4b42cf984f7e123ce3fa092e678b20a55a1a74a6275b5051ee8593

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51a35e158d4b42cf984f7e123ce3fa092e678b20a55a1a74a6275b5051ee8593",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
