/**
 * @generated SignedSource<<e859223ad88ee93c7aba6411af509c72>>
 * @relayHash cfd505eb5cb9983beaca635b8d557906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09db97c955f3b19cc3b812bf5775191157f61208ba58abe25194e113c336fbe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { viewerQuery } from './viewerQuery.graphql';

const node: PreloadableConcreteRequest<viewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e09db97c955f3b19cc3b812bf5775191157f61208ba58abe25194e113c336fbe",
    "metadata": {},
    "name": "viewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
