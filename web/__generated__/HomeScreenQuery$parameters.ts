/**
 * @generated SignedSource<<e5a97be0622f865815f454704ea66641>>
 * @relayHash 1d1386ecf4b778fa83fa301c076bd852
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f38b3b8aeaa1b95c6650f6ce8ebc3dacaaa13fd8ac363ef0b13fc084d75e6c85

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f38b3b8aeaa1b95c6650f6ce8ebc3dacaaa13fd8ac363ef0b13fc084d75e6c85",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
