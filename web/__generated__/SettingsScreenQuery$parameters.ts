/**
 * @generated SignedSource<<6990c84e2447dc8d3d073b5cbabffa66>>
 * @relayHash 38dd40ec2ab4294d95e057d30ec6026d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3542e3d8b73cc7767fd0f1aecb0fdc24a95c182715b32275ec12dbb06e751a72

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3542e3d8b73cc7767fd0f1aecb0fdc24a95c182715b32275ec12dbb06e751a72",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
