/**
 * @generated SignedSource<<b87d0ffc76c8e3a284de2a85af6023be>>
 * @relayHash 986558236fb30ae92ab2ed20bd92cb9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9373c9a8de4ace487b211009cbda9dacef803c3491fe968d326748314b65428e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordQuery } from './offlineRecordQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9373c9a8de4ace487b211009cbda9dacef803c3491fe968d326748314b65428e",
    "metadata": {},
    "name": "offlineRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
