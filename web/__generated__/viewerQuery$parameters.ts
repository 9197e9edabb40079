/**
 * @generated SignedSource<<9ca3640aff1dd0c141c8c5ac8933f6f3>>
 * @relayHash 10e5c854efe31321b1787df8e60fc130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 363fea54b4a5fe558de26b6f70549d6d60e9c21f2368e2c9411bc4f64864e040

import { PreloadableConcreteRequest } from 'relay-runtime';
import { viewerQuery } from './viewerQuery.graphql';

const node: PreloadableConcreteRequest<viewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "363fea54b4a5fe558de26b6f70549d6d60e9c21f2368e2c9411bc4f64864e040",
    "metadata": {},
    "name": "viewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
