/**
 * @generated SignedSource<<6144e40a12a28e119d68d4867291010c>>
 * @relayHash 7af9c166ab393b60477b5f8e677e4659
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b678db662eecb8d0a89f5a4a908b91827eb181c298dde91ea81c8d70c112e4e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LabsScreenQuery } from './LabsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b678db662eecb8d0a89f5a4a908b91827eb181c298dde91ea81c8d70c112e4e",
    "metadata": {},
    "name": "LabsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
