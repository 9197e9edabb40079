/**
 * @generated SignedSource<<58478b2879c79f761052067225454c37>>
 * @relayHash e413d82d1843b1520378fb06a1a6ddf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7307be8731688f3f64d54c1bcf33e0a613d9eff19759e45b9a49c41240bce118

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LabsScreenQuery } from './LabsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7307be8731688f3f64d54c1bcf33e0a613d9eff19759e45b9a49c41240bce118",
    "metadata": {},
    "name": "LabsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
