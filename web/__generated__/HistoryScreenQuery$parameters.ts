/**
 * @generated SignedSource<<ced7ebf6c0c42eba585d142266f7715f>>
 * @relayHash 94868ac4ac8ec5b83030f4033925d35b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56430cb8b05fad4b846970767304e6edf7eb4e35572e4ae3fbeeb221dea994d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56430cb8b05fad4b846970767304e6edf7eb4e35572e4ae3fbeeb221dea994d5",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
