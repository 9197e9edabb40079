/**
 * @generated SignedSource<<563a7f334569288f2c9a44a91186623b>>
 * @relayHash bbb5b97fd01e1b257c05e06d05cb233b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39806a0a931cfa51035b920c12a0ed7c4bf3415477eeae11e4c577365097a700

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39806a0a931cfa51035b920c12a0ed7c4bf3415477eeae11e4c577365097a700",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
