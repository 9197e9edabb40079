/**
 * @generated SignedSource<<8ae27fbecda5c48f5169bf5ef92b2562>>
 * @relayHash 246885a0d25ff37b362e3592d7e777bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50467fbe163b9ff1c1c3f48c6ab94dbd89e229d0757fad2143cae5b298866acd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DoseSheetQuery } from './DoseSheetQuery.graphql';

const node: PreloadableConcreteRequest<DoseSheetQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50467fbe163b9ff1c1c3f48c6ab94dbd89e229d0757fad2143cae5b298866acd",
    "metadata": {},
    "name": "DoseSheetQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
