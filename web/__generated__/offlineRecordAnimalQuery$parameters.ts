/**
 * @generated SignedSource<<3b51ad9f74cf194fa9888a8129a70bda>>
 * @relayHash 032a397d2f9cc2ef2cc93cdc07683e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69d853b127d4fcc3b29cf6527babc998cc87cdedf18ac0d7e451085ab2b1de91

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69d853b127d4fcc3b29cf6527babc998cc87cdedf18ac0d7e451085ab2b1de91",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
