/**
 * @generated SignedSource<<c1c1fd42b533af15b36f7bcf9f18af15>>
 * @relayHash 986595e7e99de80d37f7a87d8b1836cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5591ff6e1ca014ba2617cbbd5fa94612dda4af7ee1859b1e206cf0d81bbe5264

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5591ff6e1ca014ba2617cbbd5fa94612dda4af7ee1859b1e206cf0d81bbe5264",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
