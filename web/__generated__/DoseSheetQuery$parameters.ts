/**
 * @generated SignedSource<<d5dceaa960465a9482ad18eef0a17feb>>
 * @relayHash 4bf47a57ae01803af3f82699673325d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c4be7aaea9f7eea0ea9119e10ea1f33b9ad022f2ae15d323541da5b61c29c9b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DoseSheetQuery } from './DoseSheetQuery.graphql';

const node: PreloadableConcreteRequest<DoseSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c4be7aaea9f7eea0ea9119e10ea1f33b9ad022f2ae15d323541da5b61c29c9b",
    "metadata": {},
    "name": "DoseSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
