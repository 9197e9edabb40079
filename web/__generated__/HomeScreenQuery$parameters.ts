/**
 * @generated SignedSource<<4854cb927db95ab2b8c130a581cea505>>
 * @relayHash 3fb21ea4930e5902afc05836c9a3207b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b0031c83118eb54eeba76f9e042384b5e5473fd39590060350e1fd5f4cb82c1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b0031c83118eb54eeba76f9e042384b5e5473fd39590060350e1fd5f4cb82c1",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
