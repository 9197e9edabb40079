/**
 * @generated SignedSource<<e960a7d9fb156b2650ade02d9413f13a>>
 * @relayHash 5b6484a885aa56e21c85039ac1d9044d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e453e5456b4d158858e4ab95623d7ebd35b3f5315f1aecf62cecedd77a9a2c66

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsTimeZoneScreenQuery } from './SettingsTimeZoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsTimeZoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e453e5456b4d158858e4ab95623d7ebd35b3f5315f1aecf62cecedd77a9a2c66",
    "metadata": {},
    "name": "SettingsTimeZoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
