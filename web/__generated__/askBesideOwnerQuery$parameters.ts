/**
 * @generated SignedSource<<93f70caaed0f30fd82b0d555629043d2>>
 * @relayHash d4a86c4569018c4b1a3bebcaed8bf538
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f23efb0655402124313bccb954aea95cad65998758aa8b7efcd34d6697be88f1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { askBesideOwnerQuery } from './askBesideOwnerQuery.graphql';

const node: PreloadableConcreteRequest<askBesideOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f23efb0655402124313bccb954aea95cad65998758aa8b7efcd34d6697be88f1",
    "metadata": {},
    "name": "askBesideOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
