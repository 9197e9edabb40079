/**
 * @generated SignedSource<<0b6545b34dfaa4b441f26364d66de6cc>>
 * @relayHash e6bf854ec8d3702abba1fd86155730a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 757db682dded13abe70ddc43ebe20ae8e62a4b6bc3ff94ee46e924794a793083

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "757db682dded13abe70ddc43ebe20ae8e62a4b6bc3ff94ee46e924794a793083",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
