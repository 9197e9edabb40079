/**
 * @generated SignedSource<<2e41e12644a804bb678335705cf4afc9>>
 * @relayHash c6afc7a863cd3f5ca540a0c1d6595624
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07ed5c034ea8b6657af0fcc4a1ab089b5088f8dffe41a1b5822f87e9601cb295

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07ed5c034ea8b6657af0fcc4a1ab089b5088f8dffe41a1b5822f87e9601cb295",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
