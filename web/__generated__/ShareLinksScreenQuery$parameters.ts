/**
 * @generated SignedSource<<afd4473c516488ab2fb7163f3b4b736c>>
 * @relayHash 31d0827010efa0f2329673495b23b673
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 167b7e725f8c5d4a59bc11b1b3e0a2df584e3ecd165bafed4126e06b8c3de477

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "167b7e725f8c5d4a59bc11b1b3e0a2df584e3ecd165bafed4126e06b8c3de477",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
