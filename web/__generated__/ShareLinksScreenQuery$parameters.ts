/**
 * @generated SignedSource<<7da61506b1253a499abf46753a06fdd4>>
 * @relayHash e755672cc92e1d765a1f229d69a6ea97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2bf1dfcc6b2534ca402dec6a657acea6c21c255f110b10a2f0a0e909eb50a2b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2bf1dfcc6b2534ca402dec6a657acea6c21c255f110b10a2f0a0e909eb50a2b",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
