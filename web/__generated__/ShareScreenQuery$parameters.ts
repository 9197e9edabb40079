/**
 * @generated SignedSource<<78427bbbd8821b71c14e38adbc3205cb>>
 * @relayHash 752e1d54d379d5fcffa003b8d97e8f1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec27f78e85d84960547e206b12b43fe830fb520732a843793244f5a02a0007fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareScreenQuery } from './ShareScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec27f78e85d84960547e206b12b43fe830fb520732a843793244f5a02a0007fd",
    "metadata": {},
    "name": "ShareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
