/**
 * @generated SignedSource<<56dbfb2c932cd153d8786bcf22afd2c0>>
 * @relayHash f30d30bc674589eb180a6b394bcadffc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff794d2814e86ab0e68a7afc9b11f516df735baf9bb7c6965f47722441dd06f8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff794d2814e86ab0e68a7afc9b11f516df735baf9bb7c6965f47722441dd06f8",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
