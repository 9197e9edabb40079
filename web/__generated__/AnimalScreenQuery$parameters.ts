/**
 * @generated SignedSource<<5f41fd1a896253acc2adbd7c0a3faae3>>
 * @relayHash 20f5af81b0473abd8dd264a994afb886
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 759098b6afd1a77a66f9def8b3aa08f75c97d7ee877d04218d1e67c604f6262a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "759098b6afd1a77a66f9def8b3aa08f75c97d7ee877d04218d1e67c604f6262a",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
