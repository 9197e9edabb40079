/**
 * @generated SignedSource<<0e5c56b058622fa483a2aa1cb667099a>>
 * @relayHash 6626ed0c421cf98b0a45858d2358f3d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 902e0a0e14b4d135ce3bc2fd405857902d793358dabea9e52cd1670607788fd7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "902e0a0e14b4d135ce3bc2fd405857902d793358dabea9e52cd1670607788fd7",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
