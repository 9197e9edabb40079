/**
 * @generated SignedSource<<5f93151ada545b82b730fe15c79eb88b>>
 * @relayHash a866ec8280bf40ad75d7b91fe0674572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db348287537b21d744c6635b1e4e7d4e34b62d280eb4d14089ff280ee2ff5611

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db348287537b21d744c6635b1e4e7d4e34b62d280eb4d14089ff280ee2ff5611",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
