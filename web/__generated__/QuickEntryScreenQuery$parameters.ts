/**
 * @generated SignedSource<<5c55b93cc3758fe1aac5416480f558a6>>
 * @relayHash b6efefe2767911d6bd21e05165733a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4600c9af8935204108cdde0958d5ee366f81dade826c19febfe06dc0d469ee4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4600c9af8935204108cdde0958d5ee366f81dade826c19febfe06dc0d469ee4",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
