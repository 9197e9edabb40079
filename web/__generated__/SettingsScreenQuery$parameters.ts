/**
 * @generated SignedSource<<65af6b0bd17c3c81cd0777e3eff766ca>>
 * @relayHash 843bbc1d1e789dbfef386d1556ec7c87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70100c36298cbb4312ca1e74f10167b6ca5c79a9e2bc208739d91163e0817038

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70100c36298cbb4312ca1e74f10167b6ca5c79a9e2bc208739d91163e0817038",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
