/**
 * @generated SignedSource<<7b2ecea9b94ee8bafb2b615ff96aa6a1>>
 * @relayHash 7f5e2a9990c33b9116e1595ac453d679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c29bf32501ed2583880478f21aa9b7587ee979c2b36b189d2ef0117a8621964

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c29bf32501ed2583880478f21aa9b7587ee979c2b36b189d2ef0117a8621964",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
