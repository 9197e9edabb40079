/**
 * @generated SignedSource<<1380eb4093c2257fcace2ec80e74cce6>>
 * @relayHash 33e62b6495851d6bb51f1207765a9584
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e237082865b68aaaed4ec9e75016c03b530b06e1510a7f681e354ea915914621

import { PreloadableConcreteRequest } from 'relay-runtime';
import { viewerQuery } from './viewerQuery.graphql';

const node: PreloadableConcreteRequest<viewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e237082865b68aaaed4ec9e75016c03b530b06e1510a7f681e354ea915914621",
    "metadata": {},
    "name": "viewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
