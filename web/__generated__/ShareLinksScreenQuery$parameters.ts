/**
 * @generated SignedSource<<0a4b0b03e5204a8f2cacf1ebbb179f07>>
 * @relayHash c1328ffb0eae4dd2755141b601de10aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31204f56d6a6789344d71299f61a09ad3c2d5af4218b03ea59fcf072a2f419ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31204f56d6a6789344d71299f61a09ad3c2d5af4218b03ea59fcf072a2f419ab",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
