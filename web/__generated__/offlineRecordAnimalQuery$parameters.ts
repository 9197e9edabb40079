/**
 * @generated SignedSource<<a8dd00f44ff210ea8b33c21dc9f010da>>
 * @relayHash ee62de45e066c3ed67f87bc60b1bfb8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e654e4d264abd37a8fee2aa3d4154d7a4be3e8f9e31aa3e6bb0681b5b5495147

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e654e4d264abd37a8fee2aa3d4154d7a4be3e8f9e31aa3e6bb0681b5b5495147",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
