/**
 * @generated SignedSource<<3c808a510f18b3f26e2dc35dc2056fe9>>
 * @relayHash 0371966c368ff53747cf2bdf3da010d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcc5992ae4a318ceacad7ef6730766e5fd25d159ddedfdf5094d9b2853bed7fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RemindersScreenQuery } from './RemindersScreenQuery.graphql';

const node: PreloadableConcreteRequest<RemindersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcc5992ae4a318ceacad7ef6730766e5fd25d159ddedfdf5094d9b2853bed7fd",
    "metadata": {},
    "name": "RemindersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
