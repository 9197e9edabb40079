/**
 * @generated SignedSource<<a5c7163e941c37fdd14d4fc152c08b7d>>
 * @relayHash 027d963e629f8f240d60d225b2494d3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b655e2093b9960be559e376ab98d52b68c45aa64b8271eb935996ce4d2e62934

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b655e2093b9960be559e376ab98d52b68c45aa64b8271eb935996ce4d2e62934",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
