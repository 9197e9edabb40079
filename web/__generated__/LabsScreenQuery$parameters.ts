/**
 * @generated SignedSource<<00b24592fc8debbe91d096126dc5cec2>>
 * @relayHash b4a872435ab9bd4ba8c621f00fde0faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504d6ebbebf31aaf2fbfdf3b3f11c75085d826245bacf2f8be99b6b0485dc0f1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LabsScreenQuery } from './LabsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504d6ebbebf31aaf2fbfdf3b3f11c75085d826245bacf2f8be99b6b0485dc0f1",
    "metadata": {},
    "name": "LabsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
