/**
 * @generated SignedSource<<f583c41c3c61e40cb1355bae7396af91>>
 * @relayHash 7bb975d34e8ed9ede571dbaa75f41e9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9649d9b61dc7752c6434fb6321cd75f44cc2dfbbe685909f71c54ce53b75a52c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9649d9b61dc7752c6434fb6321cd75f44cc2dfbbe685909f71c54ce53b75a52c",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
