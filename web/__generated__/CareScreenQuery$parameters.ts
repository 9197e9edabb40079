/**
 * @generated SignedSource<<952a68d4901113243c41ddda452a79a6>>
 * @relayHash bafb2b492564ae29af173d344aeb0d9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a40e1a55a6243091a4cfb71c593afe04ebc4ea4d2261c0f9744e78b054ff12d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a40e1a55a6243091a4cfb71c593afe04ebc4ea4d2261c0f9744e78b054ff12d",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
