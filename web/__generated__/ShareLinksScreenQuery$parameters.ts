/**
 * @generated SignedSource<<f26f08ab098587d881f1d38fcbfdf30e>>
 * @relayHash 058835e5484f98362cd3204dd64dce71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c689edd0db172e2d771d03075827aee52d0d0a0f75fdaec81b2e5ae72e1c9bc9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c689edd0db172e2d771d03075827aee52d0d0a0f75fdaec81b2e5ae72e1c9bc9",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
