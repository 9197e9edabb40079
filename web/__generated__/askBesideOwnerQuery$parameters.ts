/**
 * @generated SignedSource<<f54a4e43b1c9253dc06d0517ad2f2647>>
 * @relayHash 2a7e8856bbc8b268e879b73ef1f866a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e5c294536812b9f49d9bd6a6cbb339beabe91721eb192ceb8db71080de591d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { askBesideOwnerQuery } from './askBesideOwnerQuery.graphql';

const node: PreloadableConcreteRequest<askBesideOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e5c294536812b9f49d9bd6a6cbb339beabe91721eb192ceb8db71080de591d5",
    "metadata": {},
    "name": "askBesideOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
