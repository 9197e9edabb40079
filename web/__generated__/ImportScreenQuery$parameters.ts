/**
 * @generated SignedSource<<9511e8d27cc016d2ddd5e6569654da52>>
 * @relayHash 5ee68b124c3b68aac724ad0223b87a1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6fcbd7282a5a396b10560b0f2f76775bc1386bbc3a70efdcaaf526dcb12b105

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ImportScreenQuery } from './ImportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ImportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6fcbd7282a5a396b10560b0f2f76775bc1386bbc3a70efdcaaf526dcb12b105",
    "metadata": {},
    "name": "ImportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
