/**
 * @generated SignedSource<<1c414e741e57d9d85ef2721dfcb32aaf>>
 * @relayHash b658f03bfd815dced5e2967b555ba982
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9b85acaada3bbb3365a5bd61b132b5b4bd24c1c59a0b7cba715bc384eced367

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareScreenQuery } from './ShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9b85acaada3bbb3365a5bd61b132b5b4bd24c1c59a0b7cba715bc384eced367",
    "metadata": {},
    "name": "ShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
