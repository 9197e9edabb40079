/**
 * @generated SignedSource<<d7f4f1a960629cc573383678a6f25c4c>>
 * @relayHash bbcb19aa8738510506d7ed4c6ddeb7f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ea24bfde21ac0a8cf3700164f1c5e496db9681d0f6409ae30147f8f44be57aa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ea24bfde21ac0a8cf3700164f1c5e496db9681d0f6409ae30147f8f44be57aa",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
