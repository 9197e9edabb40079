/**
 * @generated SignedSource<<f6fdc8d8f5a384cb7935e6074022a901>>
 * @relayHash 3c26795a0ee0e3d05de35b15b91420cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a99b77f86d55ccd6a1e8073ad85a8054beb5ceb7566868ad857a5048eaa79a9d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a99b77f86d55ccd6a1e8073ad85a8054beb5ceb7566868ad857a5048eaa79a9d",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
