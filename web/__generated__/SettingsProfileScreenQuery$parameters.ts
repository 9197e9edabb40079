/**
 * @generated SignedSource<<e64b81441cb6d744bb681ce42fe18199>>
 * @relayHash 32614a27d5ad0b84b65eedafdcf27488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2599dc78dc50f1e698c0df373448cc0a855b9265c455d9818735d515756a1a3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsProfileScreenQuery } from './SettingsProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2599dc78dc50f1e698c0df373448cc0a855b9265c455d9818735d515756a1a3",
    "metadata": {},
    "name": "SettingsProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
