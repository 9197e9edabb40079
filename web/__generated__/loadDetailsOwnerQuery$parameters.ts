/**
 * @generated SignedSource<<1bba9fe268ec734e0a994feb083a244f>>
 * @relayHash 9ddf116e37cb024a8d13c22803042fae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33c4cdd694ff136a79d2c201a9aeae97ea19f01ce35d3bbdc7a739181c45bd8a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { loadDetailsOwnerQuery } from './loadDetailsOwnerQuery.graphql';

const node: PreloadableConcreteRequest<loadDetailsOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33c4cdd694ff136a79d2c201a9aeae97ea19f01ce35d3bbdc7a739181c45bd8a",
    "metadata": {},
    "name": "loadDetailsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
