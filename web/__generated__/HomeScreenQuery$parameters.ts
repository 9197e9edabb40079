/**
 * @generated SignedSource<<6db2934e888cea67fe515c84360fd3f3>>
 * @relayHash 0d347518b431a5d7d95acd3168057815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3163757055a7d7453dfcd41559caffcf6a69588af3b9c0584de2b94d03eb4d55

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3163757055a7d7453dfcd41559caffcf6a69588af3b9c0584de2b94d03eb4d55",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
