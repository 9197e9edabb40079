/**
 * @generated SignedSource<<7ea49d97786630f27d4c0a5f0143d265>>
 * @relayHash 13f0b0a5cb647bfa74ebf5a53cc4e989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 455cc711f198aefddc31ac7079dccb7abb3890ddb348a52080146d168c8150ba

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "455cc711f198aefddc31ac7079dccb7abb3890ddb348a52080146d168c8150ba",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
