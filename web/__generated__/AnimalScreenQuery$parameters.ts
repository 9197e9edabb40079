/**
 * @generated SignedSource<<84127b8885faed40db9eefa98f088d53>>
 * @relayHash 967c1bc8b94663324d5ddc11fd7f261d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36b84de527dfb03775faa965f56de1957f9c95a482c57d48aaab131640521374

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36b84de527dfb03775faa965f56de1957f9c95a482c57d48aaab131640521374",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
