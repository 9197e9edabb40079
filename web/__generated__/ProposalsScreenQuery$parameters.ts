/**
 * @generated SignedSource<<2a1729e8a50546b1d1b58ddd116fe62d>>
 * @relayHash b0475d04a036aafab9f058398e23874d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfcf430b18ab60cbd5622651f6c0291e1e5f9b65beea9a16db9e999803789cc3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProposalsScreenQuery } from './ProposalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProposalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfcf430b18ab60cbd5622651f6c0291e1e5f9b65beea9a16db9e999803789cc3",
    "metadata": {},
    "name": "ProposalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
