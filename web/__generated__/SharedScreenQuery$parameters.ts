/**
 * @generated SignedSource<<8a1dd7c09105191abc2875683af28d2c>>
 * @relayHash de1d3897a4b69c0848d147b5a3af1ffe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 696406ff72aa409c56bbc53e5874e836e46143178fbfd692d6295261fea54e8a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "696406ff72aa409c56bbc53e5874e836e46143178fbfd692d6295261fea54e8a",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
