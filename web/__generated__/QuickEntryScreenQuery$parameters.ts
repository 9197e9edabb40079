/**
 * @generated SignedSource<<8cd0b0d218c51ca5b2a18ab4f82cc728>>
 * @relayHash c66d5926d48a39152699567fbc6f53d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03644510cd5d9f6118762f3d5608b5ebd401ddcf1f2c180620a75e3382416f36

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03644510cd5d9f6118762f3d5608b5ebd401ddcf1f2c180620a75e3382416f36",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
