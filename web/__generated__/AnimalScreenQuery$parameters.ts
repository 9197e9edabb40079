/**
 * @generated SignedSource<<eaa0e2e562edf9b957036732f7e12383>>
 * @relayHash 4e8fef3489fc512f41a6f2201654a2fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4443d27bfbe13630ab41a3676decb4a8b8d169d4d73177b18b18c336ca9a34bf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4443d27bfbe13630ab41a3676decb4a8b8d169d4d73177b18b18c336ca9a34bf",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
