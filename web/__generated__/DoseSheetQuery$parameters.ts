/**
 * @generated SignedSource<<b00f41b5f34b2d9fe8b014ce4d87a2c3>>
 * @relayHash fff566ebc4d68aecfd34ad5990beceec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aebdcb907ca6be4384d6f302df4a7de058676c0ac2bec9e2953b826d0501cb2d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DoseSheetQuery } from './DoseSheetQuery.graphql';

const node: PreloadableConcreteRequest<DoseSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aebdcb907ca6be4384d6f302df4a7de058676c0ac2bec9e2953b826d0501cb2d",
    "metadata": {},
    "name": "DoseSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
