/**
 * @generated SignedSource<<c6c25baf4057ec741260583bf83357ae>>
 * @relayHash 9c3cf199c73312f22480b8975dfd31e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcb799c1d2e28f6def77c620339c7433c3f885d156658c32807f02a75bf317f6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcb799c1d2e28f6def77c620339c7433c3f885d156658c32807f02a75bf317f6",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
