/**
 * @generated SignedSource<<5fb3662190bf1ae4c6ee9003822384fc>>
 * @relayHash c981aface663ddb28c4427457284c142
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcd32f88daa6e23d9f836fc4e65d9bd100d646b6373a740613d573199b78d42d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcd32f88daa6e23d9f836fc4e65d9bd100d646b6373a740613d573199b78d42d",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
