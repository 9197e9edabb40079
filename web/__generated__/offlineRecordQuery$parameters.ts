/**
 * @generated SignedSource<<540356a47b76bf20e3ac43c059459f14>>
 * @relayHash 7b796bc02da5c26fbd0b227b83889788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e6dbecbaf097fcc622e4c5c2b6de56d17af9f74f66c165d39130ed9eaf058ca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e6dbecbaf097fcc622e4c5c2b6de56d17af9f74f66c165d39130ed9eaf058ca",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
