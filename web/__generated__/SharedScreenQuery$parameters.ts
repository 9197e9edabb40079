/**
 * @generated SignedSource<<c70aacdfda78ad00535ce137194b94c4>>
 * @relayHash 1ff70d65fdf74de851ed880a4ac42758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f7f68d23a48703a7198f0271535af4b19406532b019a2c2ebdb9e90442f0188

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f7f68d23a48703a7198f0271535af4b19406532b019a2c2ebdb9e90442f0188",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
