/**
 * @generated SignedSource<<2a2a15830417ff5663d028e1e25130ab>>
 * @relayHash a5a6c6b7588472e949840767a2ee2cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22f6740c564c27fa4c49faa7d2c6ce397c9addbc9004e6350e84ca54d2e81017

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22f6740c564c27fa4c49faa7d2c6ce397c9addbc9004e6350e84ca54d2e81017",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
