/**
 * @generated SignedSource<<c05fb427d131c29d56cae23aa904cdb0>>
 * @relayHash 8edd5bf6e82115880dccc495b8770bc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b69b799b8ac9bdff0b44cf435af0bc61baa0c127b6f55fd8a9bfff21a13b36

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0b69b799b8ac9bdff0b44cf435af0bc61baa0c127b6f55fd8a9bfff21a13b36",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
