/**
 * @generated SignedSource<<aab66704a5361a8e4028f666f48c4154>>
 * @relayHash da57052b2b844780316bbfd4f39c00ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 123060d291d912df1786e2514ef811f0f9b4ef68e0b2662c5d36631022b5034f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "123060d291d912df1786e2514ef811f0f9b4ef68e0b2662c5d36631022b5034f",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
