/**
 * @generated SignedSource<<b1487c3a8f2f7e8f46cf32281178fecc>>
 * @relayHash 34ca7f417d2d11ed8846e187a9b65d0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf44a98ff9284c228c75bc7ab5a76453470cf48df5363607b17de7570f13434

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbf44a98ff9284c228c75bc7ab5a76453470cf48df5363607b17de7570f13434",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
