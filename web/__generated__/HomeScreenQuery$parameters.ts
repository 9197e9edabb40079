/**
 * @generated SignedSource<<314d10f96e7f4b3beb77996495ec49c1>>
 * @relayHash 6ec8734be69c75d81cfeda9131436bce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4443e236f46e4f8a88651a4e46822972fb34f568e347e3a9c889d641b051722d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4443e236f46e4f8a88651a4e46822972fb34f568e347e3a9c889d641b051722d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
