/**
 * @generated SignedSource<<44e2dde76fcdfb4f24757310da4500d5>>
 * @relayHash e1fcbb4e35a68fbc6a3dc9c34c8389dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 635d1d970839ab86a9ebb27bf3c67fde65ae14b99af27b208886e75f76272ef2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LabsScreenQuery } from './LabsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "635d1d970839ab86a9ebb27bf3c67fde65ae14b99af27b208886e75f76272ef2",
    "metadata": {},
    "name": "LabsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
