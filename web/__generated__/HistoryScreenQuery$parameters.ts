/**
 * @generated SignedSource<<7654168b5b7d448a7e2864233a3abacf>>
 * @relayHash 0baa44f82e19fbaebbc3d3b97f0360e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a3303940761b23197853e9479bd6854ac21613228e5db97a025e02541e68a72

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a3303940761b23197853e9479bd6854ac21613228e5db97a025e02541e68a72",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
