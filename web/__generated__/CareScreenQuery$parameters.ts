/**
 * @generated SignedSource<<7bf2151add59f4bd9e09411db405c779>>
 * @relayHash 9b25a2177d39e79acd5f6f80c35703de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca72a712d4a131a98f1202add8cd388b4d7ff7093baa0e00ed38f716b1d956b4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca72a712d4a131a98f1202add8cd388b4d7ff7093baa0e00ed38f716b1d956b4",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
