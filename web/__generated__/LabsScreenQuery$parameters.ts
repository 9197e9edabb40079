/**
 * @generated SignedSource<<f45994729592b503a2d6459b5ed83454>>
 * @relayHash 863cbd9e3cc82e86401d6e31fececc28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fa3720df8bc8c43b0bcf0ce7782a5ff5b19de0314a4b280f17849bf2306dd75

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LabsScreenQuery } from './LabsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fa3720df8bc8c43b0bcf0ce7782a5ff5b19de0314a4b280f17849bf2306dd75",
    "metadata": {},
    "name": "LabsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
