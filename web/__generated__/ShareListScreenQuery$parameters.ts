/**
 * @generated SignedSource<<0bca3e06c0ca36f1068ad844cf6c8d50>>
 * @relayHash be4878fd1f201cf0813a0e9460807785
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08bf6f452bacb02071e48043fd48a7a7a14377eab4158a13a6551ec44edaf674

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareListScreenQuery } from './ShareListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08bf6f452bacb02071e48043fd48a7a7a14377eab4158a13a6551ec44edaf674",
    "metadata": {},
    "name": "ShareListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
