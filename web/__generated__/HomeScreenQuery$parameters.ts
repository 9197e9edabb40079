/**
 * @generated SignedSource<<9e4181325189f6eca842b017a07e1e9c>>
 * @relayHash 11ca67b901460b54a32109f26edef077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b7c478557a54864b8c217ebad0ea0291e9459ba70c454119ab69e38df3a267d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b7c478557a54864b8c217ebad0ea0291e9459ba70c454119ab69e38df3a267d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
