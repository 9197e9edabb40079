/**
 * @generated SignedSource<<3e1921e54fccffbc72ccc3bb992dea50>>
 * @relayHash ee026c5ab1dcdaf4723c382e6dacaf2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3d3b464197faddc7e050263748043930f73285eb88a81b40509cfa4a3648cc8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3d3b464197faddc7e050263748043930f73285eb88a81b40509cfa4a3648cc8",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
