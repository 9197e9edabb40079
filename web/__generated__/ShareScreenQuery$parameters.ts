/**
 * @generated SignedSource<<3611a5bf4694a055cced434135dd68df>>
 * @relayHash 20395fa738a2c6f778148ecfcb84ad37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12d7d488380e7abd0964a0adf5e0f39362bd0c11aaaed23c924b06f89a7ecd82

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareScreenQuery } from './ShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12d7d488380e7abd0964a0adf5e0f39362bd0c11aaaed23c924b06f89a7ecd82",
    "metadata": {},
    "name": "ShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
