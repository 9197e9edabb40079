/**
 * @generated SignedSource<<54823c66232db7174866916bb8d2fda5>>
 * @relayHash 364c2f575364bb39409b455691c501cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14bb02637535a59b162ce5da2152296154f8106f587c2ff6ec6537ae9ad5c05e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14bb02637535a59b162ce5da2152296154f8106f587c2ff6ec6537ae9ad5c05e",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
