/**
 * @generated SignedSource<<7ee9cb52c7244f79e50baebb3ae02f59>>
 * @relayHash 8afec1367f4285345d95e0e0c10a2918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b71ad01558aa9a3ab9199aef922562064a8bb4d08449a5fa295818e4496a89c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { askBesideOwnerQuery } from './askBesideOwnerQuery.graphql';

const node: PreloadableConcreteRequest<askBesideOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b71ad01558aa9a3ab9199aef922562064a8bb4d08449a5fa295818e4496a89c",
    "metadata": {},
    "name": "askBesideOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
