/**
 * @generated SignedSource<<bfe6631d91939ba353a0529d1cd045a8>>
 * @relayHash bc3bcf1e0f52789ef7c00be4f734a812
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2edb45ecf593661d51d2fe52724060c18e5346a3576b781fbeba20a2fbe960e2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsPasswordScreenQuery } from './SettingsPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2edb45ecf593661d51d2fe52724060c18e5346a3576b781fbeba20a2fbe960e2",
    "metadata": {},
    "name": "SettingsPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
