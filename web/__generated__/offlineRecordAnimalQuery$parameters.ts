/**
 * @generated SignedSource<<76fbad4809224d630bf439aed9337922>>
 * @relayHash 95ebd67c3db8b7cc5172d5f4cf635564
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ef5bffd1a01d63bb04a0659d9df1ff1dec21fd40d050568b9d921901a30a0a8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ef5bffd1a01d63bb04a0659d9df1ff1dec21fd40d050568b9d921901a30a0a8",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
