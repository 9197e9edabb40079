/**
 * @generated SignedSource<<7f49d9cea82ae01bc39c6aa741bff96d>>
 * @relayHash 525390067505f50190d9a0b71bf7f77b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7145669efd6524cffb7460ae6919ffdf84ed15db352263a089c1130da3549329

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7145669efd6524cffb7460ae6919ffdf84ed15db352263a089c1130da3549329",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
