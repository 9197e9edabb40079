/**
 * @generated SignedSource<<5ac709c0bd5bc8920311f575119f26c2>>
 * @relayHash 57f5121b9ff8cd32d85acb5e747dd9c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2704d466f700989c4450f1c746a19a2bb1df9066d353896ffdfd826fbb7c12e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2704d466f700989c4450f1c746a19a2bb1df9066d353896ffdfd826fbb7c12e",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
