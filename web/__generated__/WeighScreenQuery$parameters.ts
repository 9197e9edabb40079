/**
 * @generated SignedSource<<5085ef288080dd09f4e66981906ef6d9>>
 * @relayHash 12ce3621873e9ddcb806b1235c1ceaef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c480d4b1842a4f28b68e0c7392a3797176506452c647eb7102958977e242338

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WeighScreenQuery } from './WeighScreenQuery.graphql';

const node: PreloadableConcreteRequest<WeighScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c480d4b1842a4f28b68e0c7392a3797176506452c647eb7102958977e242338",
    "metadata": {},
    "name": "WeighScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
