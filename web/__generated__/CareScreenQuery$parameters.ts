/**
 * @generated SignedSource<<c45a440402321b9d92a36c285f75d62a>>
 * @relayHash 9591309e55fdaef1714eb8d567b66367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9e942473a4e922d0f221c38c88e4262dabec27117ea1c6a02d8e46b9acb6007

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9e942473a4e922d0f221c38c88e4262dabec27117ea1c6a02d8e46b9acb6007",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
