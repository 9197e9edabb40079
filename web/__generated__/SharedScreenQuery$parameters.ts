/**
 * @generated SignedSource<<36270b5bdc048ea7551a84eef4fa887b>>
 * @relayHash ccf5d014f30c3359772b23915120b707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5cb45ba44bd87cc13fce423262d08ac16d6dee216824dc00ee250519561f009

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5cb45ba44bd87cc13fce423262d08ac16d6dee216824dc00ee250519561f009",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
