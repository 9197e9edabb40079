/**
 * @generated SignedSource<<f51e52406e347ce3b0b58d1423fa70dc>>
 * @relayHash c0e03174d5d2e123f1480ad48262f3ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d735e20e90258a0fdab03c3993483eb191ce4406a4c8dd0645eed7c82c61011

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d735e20e90258a0fdab03c3993483eb191ce4406a4c8dd0645eed7c82c61011",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
