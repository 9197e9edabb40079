/**
 * @generated SignedSource<<fc79a93bb1a12d9b6ccf8d8225682373>>
 * @relayHash 189e1033c649ac70230fcd5c218e6931
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fcc9c05942e54b64f57f3e53dc594dc449094982aa36d947a02f1077ebf01df

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fcc9c05942e54b64f57f3e53dc594dc449094982aa36d947a02f1077ebf01df",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
