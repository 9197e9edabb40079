/**
 * @generated SignedSource<<6ed427753736537937f2878bcaff40af>>
 * @relayHash b429ea73ca5bc6202879ee9b929920ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36ff0aef87cb8e95114cab698a38d6a24e77db0799ab3a70bd03850582abc871

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36ff0aef87cb8e95114cab698a38d6a24e77db0799ab3a70bd03850582abc871",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
