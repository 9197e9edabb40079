/**
 * @generated SignedSource<<43bdbe22d072e8a66570e5df2d0397f9>>
 * @relayHash 0448ebe7f1d47cf020dbc1d7b9f40018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e58ab13d30d65d1f37a5d177df0aa761e33f814a945d4fcfa0ffb19bd189563

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e58ab13d30d65d1f37a5d177df0aa761e33f814a945d4fcfa0ffb19bd189563",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
