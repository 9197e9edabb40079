/**
 * @generated SignedSource<<a38fc977393b0497cda77d88f33f5bd7>>
 * @relayHash 89b61e011a380d55a9a46a445d550d9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbeff200e3a525dbf69c9c01ac1d28b696bcb44514ac1d758f400bd787ce03cc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RemindersScreenQuery } from './RemindersScreenQuery.graphql';

const node: PreloadableConcreteRequest<RemindersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbeff200e3a525dbf69c9c01ac1d28b696bcb44514ac1d758f400bd787ce03cc",
    "metadata": {},
    "name": "RemindersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
