/**
 * @generated SignedSource<<8dde4112c632f6667e438204552496a4>>
 * @relayHash c65358a05805d832e12b7c46cb79ea15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecf452ce3cbbb7924e0100edd34f6ba11a6ef7c2f7b6ac1aa83bc03b7114ca5f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecf452ce3cbbb7924e0100edd34f6ba11a6ef7c2f7b6ac1aa83bc03b7114ca5f",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
