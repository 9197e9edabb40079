/**
 * @generated SignedSource<<1a04bf992425f987db5f7794aca72a92>>
 * @relayHash 25193d975f94108e21b7d7bf962e9b3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b06d1914dacdb39d785cf8bd5a7386db08d025f57bcb4923037709dcdf7df84

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsProfileScreenQuery } from './SettingsProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b06d1914dacdb39d785cf8bd5a7386db08d025f57bcb4923037709dcdf7df84",
    "metadata": {},
    "name": "SettingsProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
