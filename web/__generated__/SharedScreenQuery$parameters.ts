/**
 * @generated SignedSource<<3405832f696dee8a6693b302e0d0698d>>
 * @relayHash c040500db10e6bff0b179286797e179b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ab3443b92de0c29e0ca1ff2ad0824817eef4146a505bd46cc339c247c950f25

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ab3443b92de0c29e0ca1ff2ad0824817eef4146a505bd46cc339c247c950f25",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
