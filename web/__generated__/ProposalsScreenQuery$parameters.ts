/**
 * @generated SignedSource<<28b75ebf79b1e30ffdddbe122b502493>>
 * @relayHash 257cd3d0e59ae59dd03c6350ee52be5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 577d0efcafefa2dd76159e31f13a692455c20fd1bba023165f36daaad0d7eb6a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProposalsScreenQuery } from './ProposalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProposalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "577d0efcafefa2dd76159e31f13a692455c20fd1bba023165f36daaad0d7eb6a",
    "metadata": {},
    "name": "ProposalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
